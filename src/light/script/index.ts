// What a page does without React, and in the same way on a page of the framework. One file a behaviour.
import {colorMode} from './colorMode';
import {contents} from './contents';
import {copyCode} from './copyCode';
import {details} from './details';
import {dropdowns} from './dropdowns';
import {hideNavbar} from './hideNavbar';
import {islands} from './islands';
import {menu} from './menu';
import {preferredVersion} from './preferredVersion';
import {prefetch} from './prefetch';
import {reveal} from './reveal';
import {tabs} from './tabs';

const behaviours = [
  // It sees which group is open before `details` opens or closes it.
  menu,
  colorMode,
  contents,
  copyCode,
  details,
  dropdowns,
  hideNavbar,
  islands,
  preferredVersion,
  prefetch,
  reveal,
  tabs,
];

for (const start of behaviours) {
  try {
    start();
  } catch (error) {
    // The others still work.
    console.error(error);
  }
}
