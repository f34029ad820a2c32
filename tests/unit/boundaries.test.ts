import {ESLint} from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {elements, policies} from '../../boundaries.config.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {parser: tseslint.parser},
      plugins: {boundaries},
      settings: {'boundaries/elements': elements, 'import/resolver': {typescript: {}}},
      rules: {'boundaries/dependencies': ['error', {default: 'disallow', policies}]},
    },
  ],
});

async function messagesFor(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({message}) => message);
}

test.each([
  ['browser code that imports what builds', 'src/features/search/ui/wrong.ts', '../../../build/builtHtml'],
  ['a build that imports browser code', 'src/features/search/wrong.ts', './ui/dialog'],
  ['a component that imports a feature', 'src/components/Wrong/index.tsx', '@site/src/features/glossary/ui/Term'],
  ['a fact of the site that imports a feature', 'src/site/wrong.ts', '../features/feeds/content'],
  ['a swizzle that imports a build', 'src/theme/Wrong/index.tsx', '@site/src/build/builtHtml'],
])('%s is refused', async (_, file, imported) => {
  expect(await messagesFor(file, imported)).toEqual([expect.stringContaining('no policy allowing')]);
});

test.each([
  ['src/features/search/ui/right.ts', '../words'],
  ['src/features/search/right.ts', './words'],
  ['src/theme/Right/index.tsx', '@site/src/features/glossary/ui/Term'],
])('%s may import %s', async (file, imported) => {
  expect(await messagesFor(file, imported)).toEqual([]);
});
