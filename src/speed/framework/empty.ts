// Stands where a module of the framework is not wanted.
export {};
