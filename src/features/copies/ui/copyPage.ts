import {onPress} from '../../../browser/press';
import {say} from '../../../browser/say';

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

async function copy({siteCopyPage: address = '', siteDone, siteFailed}: DOMStringMap): Promise<void> {
  try {
    // A promise, because Safari allows writing only during the press, before the text has come.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(address)})]);
    say(siteDone);
  } catch {
    say(siteFailed);
  }
}

export function copyPage(): void {
  onPress('[data-site-copy-page]', ({dataset}) => {
    void copy(dataset);
  });
}
