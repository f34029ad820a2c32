// Brings an island to life, in a root of its own. The islands of a site are bundled with it, apart from the framework.
import {createElement, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';

type Islands = Record<string, ComponentType<Record<string, unknown>>>;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A function that tells React of what was ticked before it came, as if it was ticked now. */
function tickedIn(box: HTMLInputElement): () => void {
  const {checked, defaultChecked} = box;
  return () => {
    // Of a group of radio buttons, the one that was chosen unticks the others.
    if (checked !== defaultChecked && (checked || box.type === 'checkbox')) {
      box.checked = defaultChecked;
      box.click();
    }
  };
}

/** A function that tells React of what was typed before it came, as if it was typed now. */
function typedIn(field: TextField): () => void {
  const {value, defaultValue, selectionStart, selectionEnd} = field;
  const past = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  return () => {
    if (value !== defaultValue) {
      // React remembers what is set through the element, and takes what is set past it for typing.
      field.value = defaultValue;
      past?.set?.call(field, value);
      // Numbers and dates have no selection.
      if (selectionStart !== null) {
        field.setSelectionRange(selectionStart, selectionEnd);
      }
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  };
}

/** A function that tells React of what was chosen in a list before it came, as if it was chosen now. */
function chosenIn(list: HTMLSelectElement): () => void {
  const {value} = list;
  const first = list.querySelector<HTMLOptionElement>('[selected]') ?? list.options[0];
  return () => {
    if (value !== first?.value) {
      list.value = value;
      list.dispatchEvent(new Event('change', {bubbles: true}));
    }
  };
}

/** A function that brings an element to life as one of these islands. */
export function waker(islands: Islands): (element: HTMLElement, onError: (error: unknown) => void) => void {
  return (element, onError) => {
    const {lightIsland: name = '', lightProps: props = '{}'} = element.dataset;
    const component = islands[name];
    if (!component) {
      return;
    }
    const island = createElement(component, JSON.parse(props) as Record<string, unknown>);
    // React sets some fields, and others with the first change, so all are read before.
    const boxes = ':is([type=checkbox], [type=radio])';
    const changes = [
      ...[...element.querySelectorAll<HTMLInputElement>(`input${boxes}`)].map(tickedIn),
      ...[...element.querySelectorAll('select')].map(chosenIn),
      ...[...element.querySelectorAll<TextField>(`input:not(${boxes}), textarea`)].map(typedIn),
    ];
    flushSync(() => {
      hydrateRoot(element, island, {onUncaughtError: onError});
    });
    for (const repeat of changes) {
      repeat();
    }
  };
}
