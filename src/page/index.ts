// The page script: what a page does without React, and in the same way on a page of the framework. One file a behaviour.
import {clearData} from './clearData';
import {colorMode} from './colorMode';
import {contents} from './contents';
import {copyCode} from './copyCode';
import {copyPage} from './copyPage';
import {details} from './details';
import {documents} from './documents';
import {dropdowns} from './dropdowns';
import {hideNavbar} from './hideNavbar';
import {islands} from './islands';
import {lastBuild} from './lastBuild';
import {narrowMenu} from './menu';
import {menuGroups} from './menuGroups';
import {menuState} from './menuState';
import {policyInStart} from './policyInStart';
import {preferredVersion} from './preferredVersion';
import {prefetch} from './prefetch';
import {reveal} from './reveal';
import {tabs} from './tabs';
import {searchOpener} from '../features/search/ui/opener';

const behaviours = [
  clearData,
  colorMode,
  contents,
  copyCode,
  copyPage,
  details,
  documents,
  dropdowns,
  hideNavbar,
  islands,
  lastBuild,
  narrowMenu,
  menuGroups,
  menuState,
  policyInStart,
  preferredVersion,
  prefetch,
  reveal,
  tabs,
  searchOpener,
];

for (const start of behaviours) {
  try {
    start();
  } catch (error) {
    // The others still work.
    console.error(error);
  }
}
