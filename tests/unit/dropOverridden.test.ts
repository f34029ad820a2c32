import {expect, it} from 'vitest';
import {dropOverridden} from '../../src/plugins/inlineStyles/dropOverridden';

const ours = '.alert{--edge:1px}a{color:red;transition:none}';

it.each([
  ['the same part', 'a{color:blue;margin:0}', 'a{margin:0}'],
  ['a variant of it', '.alert--danger{--edge:9px;margin:0}', '.alert--danger{margin:0}'],
  ['what is set with others at once', 'a{transition-duration:1s;margin:0}', 'a{margin:0}'],
  ['nothing but what is overridden', '.alert--danger{--edge:9px}', ''],
  ['another part', '.alert__icon{--edge:9px}', '.alert__icon{--edge:9px}'],
  ['a part of the part', '.alert a{color:blue}', '.alert a{color:blue}'],
  ['what must hold in spite of ours', 'a{color:blue!important}', 'a{color:blue!important}'],
])('of the framework, %s keeps what ours does not say', (_, theirs, kept) => {
  expect(dropOverridden(`@layer theirs{${theirs}}${ours}`)).toBe(`@layer theirs{${kept}}${ours}`);
});
