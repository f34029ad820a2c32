// Replaces framework modules that are not needed.
export {};
