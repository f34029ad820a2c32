// The highlighter is not part of the main script.
export {};
