// In place of the theme's highlighter, which no page needs.
export {};
