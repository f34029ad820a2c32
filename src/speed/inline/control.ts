// A control of this site, recognised after hydration, which may have replaced its element.
import {earlyControl} from '../../protocol';

/** The framework's tabs and the switcher of languages, beside our own. Buttons that extensions put into the page are none of these. */
export const controls = `[${earlyControl}], [role="tab"].tabs__item, [role="button"].menu__link`;

export type Control = {
  element: HTMLElement;
  name: string;
  /** Its place among the controls of the same role and name. */
  place: number;
};

function nameOf(element: HTMLElement): string {
  return element.ariaLabel ?? element.textContent;
}

function alike({element, name}: Omit<Control, 'place'>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (other) => other.tagName === element.tagName && other.role === element.role && nameOf(other) === name,
  );
}

export function describe(element: HTMLElement): Control {
  const control = {element, name: nameOf(element)};
  return {...control, place: alike(control).indexOf(element)};
}

/** The same control as it is now, if it still has its name. */
export function find(control: Control): HTMLElement | undefined {
  const same = alike(control);
  return control.element.isConnected ? same.find((one) => one === control.element) : same[control.place];
}
