// The page script: what works without React, and in the same way before and after it has come. One file a behaviour.
import {clearData} from './clearData';
import {colorMode} from './colorMode';
import {contents} from './contents';
import {copyCode} from './copyCode';
import {copyPage} from './copyPage';
import {details} from './details';
import {dropdowns} from './dropdowns';
import {fragment} from './fragment';
import {hideNavbar} from './hideNavbar';
import {lastBuild} from './lastBuild';
import {narrowMenu} from './menu';
import {menuGroups} from './menuGroups';
import {menuState} from './menuState';
import {ownPolicy} from './ownPolicy';
import {policyInStart} from './policyInStart';
import {preferredVersion} from './preferredVersion';
import {react} from './react';
import {restOnLink} from './restOnLink';
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
  dropdowns,
  fragment,
  hideNavbar,
  lastBuild,
  narrowMenu,
  menuGroups,
  menuState,
  ownPolicy,
  policyInStart,
  preferredVersion,
  react,
  restOnLink,
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
