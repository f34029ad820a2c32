import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {emergencyItem} from './src/site/navigation';

type RandomNames = {add: 'add-ranndom'; subtract: 'sub-ranndom' | 'sub-random'};

/** The class says in the sidebar what the call does; src/features/api/ui/calls.css has the words. */
function call(effect: 'Reads' | 'Adds' | 'Removes', id: string) {
  return {type: 'doc' as const, id, className: `call call${effect}`};
}

function group(label: string, folder: string, {add, subtract}: RandomNames) {
  const items = [
    ...['add', add].map((page) => call('Adds', `${folder}/${page}`)),
    ...['sub', subtract].map((page) => call('Removes', `${folder}/${page}`)),
  ];
  return {type: 'category' as const, label, collapsed: false, items};
}

/** The API by what a request changes. The random pages keep the spelling of their addresses. */
export default {
  api: [
    emergencyItem,
    'index',
    call('Reads', 'info'),
    group('Time', 'time', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Minimum', 'min', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Maximum', 'max', {add: 'add-ranndom', subtract: 'sub-random'}),
    group('Requirement links', 'links', {add: 'add-ranndom', subtract: 'sub-ranndom'}),
  ],
} satisfies SidebarsConfig;
