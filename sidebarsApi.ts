import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type RandomNames = {add: 'add-ranndom'; subtract: 'sub-ranndom' | 'sub-random'};

function group(label: string, folder: string, {add, subtract}: RandomNames) {
  const items = ['add', add, 'sub', subtract].map((page) => `${folder}/${page}`);
  return {type: 'category' as const, label, collapsed: false, items};
}

/** The API by what a request changes. The random pages keep the spelling of their addresses. */
export default {
  api: [
    'index',
    'info',
    group('Time', 'time', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Minimum', 'min', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Maximum', 'max', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Requirement links', 'links', {add: 'add-ranndom', subtract: 'sub-ranndom'}),
  ],
} satisfies SidebarsConfig;
