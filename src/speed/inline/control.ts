// Identifies a control so that it can be found again after hydration, which may have replaced its element.
import {earlyControl} from '../../protocol';

/** Our controls, and the framework's tabs and language switcher. Buttons that extensions insert do not match. */
export const controls = `[${earlyControl}], [role="tab"].tabs__item, [role="button"].menu__link`;

export const fields = 'input, select, textarea';

export type Control = {
  element: HTMLElement;
  name: string;
  /** Its index among the controls with the same role and name. */
  place: number;
};

function nameOf(element: HTMLElement): string {
  return element.ariaLabel ?? element.textContent;
}

function alike({element, name}: Omit<Control, 'place'>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${controls}, ${fields}, details`)].filter(
    (other) => other.tagName === element.tagName && other.role === element.role && nameOf(other) === name,
  );
}

export function describe(element: HTMLElement): Control {
  const control = {element, name: nameOf(element)};
  return {...control, place: alike(control).indexOf(element)};
}

/** The current element of a control, unless its name has changed. */
export function find(control: Control): HTMLElement | undefined {
  const same = alike(control);
  return control.element.isConnected ? same.find((one) => one === control.element) : same[control.place];
}
