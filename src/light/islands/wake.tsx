// Brings an island to life, in a root of its own. The islands of a site are bundled with it, apart from the framework.
import {createElement, useEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';

type Island = ComponentType<Record<string, unknown>>;
type Islands = Record<string, () => Promise<{default: Island}>>;

type TextField = HTMLInputElement | HTMLTextAreaElement;

function setValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function retype(field: TextField): void {
  const {value, defaultValue, selectionStart, selectionEnd} = field;
  if (value !== defaultValue) {
    // React remembers what is set through the element, and takes what is set past it for typing.
    field.value = defaultValue;
    setValue(field, value);
    // Numbers and dates have no selection.
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Tells React of what was typed and chosen before it came, as if it was done now. */
function repeat(field: TextField | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (field.type !== 'checkbox' && field.type !== 'radio') {
    retype(field);
  } else if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    // Of radio buttons, the one that was chosen takes the choice from the other.
    if (field.checked || field.type === 'checkbox') {
      field.checked = field.defaultChecked;
      field.click();
    }
  }
}

function Alive({onAlive, children}: {onAlive: () => void; children: ReactNode}): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** A function that brings an element to life as one of these islands, and is done when it is. */
export function waker(islands: Islands): (element: HTMLElement) => Promise<void> {
  return async (element) => {
    const {lightIsland: name = '', lightProps: props = '{}'} = element.dataset;
    const component = (await islands[name]?.())?.default;
    if (!component) {
      return;
    }
    const html = element.querySelector('[data-light-slot]')?.innerHTML;
    const slot =
      html === undefined ? [] : [<div key="slot" data-light-slot="" dangerouslySetInnerHTML={{__html: html}} />];
    const island = createElement(component, JSON.parse(props) as Record<string, unknown>, ...slot);
    await new Promise<void>((resolve, reject) => {
      hydrateRoot(element, <Alive onAlive={resolve}>{island}</Alive>, {onUncaughtError: reject});
    });
    element.querySelectorAll<TextField | HTMLSelectElement>('input:not([type=file]), textarea, select').forEach(repeat);
  };
}
