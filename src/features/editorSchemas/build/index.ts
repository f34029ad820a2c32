import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {outputFile} from '../../../build/outputFile';
import {editorSchemas} from './schemas';

/** Generates JSON schemas for editors from the checks of the build. */
export default function editorSchemasPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'editor-schemas',
    getPathsToWatch: () => ['**/tags.yml', 'blog/authors.yml', 'docs/api/openapi.yaml'],
    async loadContent() {
      for (const [name, schema] of Object.entries(editorSchemas())) {
        await outputFile(
          path.join(generatedFilesDir, 'schemas', `${name}.json`),
          `${JSON.stringify(schema, null, 2)}\n`,
        );
      }
    },
  };
}
