import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {effectOf} from './src/features/api/calls';
import {loadDescription} from './src/features/api/description';
import {emergencyItem} from './src/site/navigation';

const {operations} = loadDescription();

/** The calls with a tag. The class says in the sidebar what a call does; src/features/api/ui/api.css has the words. */
function calls(tag: string) {
  return operations
    .filter(({tags}) => tags.includes(tag))
    .map((operation) => ({
      type: 'doc' as const,
      id: operation.page,
      className: `call ${effectOf(operation)}`,
    }));
}

function group(label: string, tag: string) {
  return {type: 'category' as const, label, collapsed: false, items: calls(tag)};
}

/** The API by what a request changes. */
export default {
  api: [
    emergencyItem,
    'index',
    ...calls('info'),
    group('Time', 'time'),
    group('Minimum', 'minimum'),
    group('Maximum', 'maximum'),
    group('Requirement links', 'links'),
    {
      type: 'html',
      className: 'effects',
      value:
        '<span class="reads">reads</span><span class="adds">adds</span><span class="removes">removes, holder’s key too</span>',
    },
  ],
} satisfies SidebarsConfig;
