import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {effectOf} from './src/features/api/calls';
import {loadDescription} from './src/features/api/description';

const {operations} = loadDescription();

/** The calls with a tag. The class says in the sidebar what a call does; src/features/api/ui has the icons and a legend. */
function calls(tag: string) {
  return operations
    .filter(({tags}) => tags.includes(tag))
    .map((operation) => ({
      type: 'doc' as const,
      id: operation.page,
      className: `call ${effectOf(operation)}`,
    }));
}

/** The tags whose calls are a group, and its name. */
const groups = {time: 'Time', minimum: 'Minimum', maximum: 'Maximum', links: 'Requirement links'};

for (const {path, tags} of operations) {
  if (!['info', ...Object.keys(groups)].includes(tags[0])) {
    throw new Error(`docs/api/openapi.yaml: ${path} has the tag "${tags[0]}". Name its group in sidebarsApi.ts.`);
  }
}

/** The API by what a request changes. */
export default {
  api: [
    'index',
    ...calls('info'),
    ...Object.entries(groups).map(([tag, label]) => ({
      type: 'category' as const,
      label,
      collapsed: false,
      items: calls(tag),
    })),
  ],
} satisfies SidebarsConfig;
