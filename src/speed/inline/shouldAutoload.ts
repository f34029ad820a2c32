import {isServedFromCopy} from '../../runtime/inline/servedFromCopy';
import {isSlow, savesData} from './network';

/** Whether scripts load without being asked for: with a mouse and a fast network, or from the offline copy. */
export function shouldAutoload(): boolean {
  return (
    isServedFromCopy() || (window.matchMedia('(hover: hover) and (pointer: fine)').matches && !savesData() && !isSlow())
  );
}
