import {isServedFromCopy} from '../../runtime/inline/servedFromCopy';
import {isSlow, savesData} from './network';

/** A mouse and a fast network, or a copy on the device: here the scripts may come by themselves. A phone waits. */
export function shouldAutoload(): boolean {
  return (
    isServedFromCopy() || (window.matchMedia('(hover: hover) and (pointer: fine)').matches && !savesData() && !isSlow())
  );
}
