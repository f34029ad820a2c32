// Of all helpers, the framework's client code uses this one. What asks for another stops the build.
/* The helper's name is not ours to choose. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
