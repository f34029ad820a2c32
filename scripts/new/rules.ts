// The build's rules for front matter. Scripts load them through loadRules.mjs, because they run without a compiler.
export {certainties} from '../../src/site/certainty';
export {roles} from '../../src/site/roles';
export {keysIn} from '../../src/features/frontMatter/build/lists';
export {findFaults} from '../../src/features/frontMatter/build/parseFrontMatter';
