import {element} from './element';

const shownFor = 6000;

/** Shows a sentence for a moment, and has it read out. The control that was pressed has it in its language. */
export function say(text = ''): void {
  document.querySelector('.site-said')?.remove();
  const said = element('p', {class: 'site-notice site-said', role: 'status', 'data-not-text': ''});
  document.body.append(said);
  // An element that is there before its text is read out more reliably.
  said.textContent = text;
  setTimeout(() => {
    said.remove();
  }, shownFor);
}
