import {isServedFromCopy} from '../../runtime/inline/servedFromCopy';
import {isSlow, savesData} from './network';

/** Whether scripts load by themselves: with a mouse and a fast network, or from a copy on the device. */
export function shouldAutoload(): boolean {
  return (
    isServedFromCopy() || (window.matchMedia('(hover: hover) and (pointer: fine)').matches && !savesData() && !isSlow())
  );
}
