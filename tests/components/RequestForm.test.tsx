import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {RequestShape} from '../../src/features/api/model/operation';
import RequestForm from '../../src/features/api/ui/RequestBuilder/RequestForm';

const shape: RequestShape = {
  base: 'https://api.emlalock.com',
  path: '/sub',
  parameters: [
    {name: 'userid', kind: 'id', required: true, heldBy: 'wearer', description: 'The account.'},
    {name: 'holderapikey', kind: 'key', required: true, heldBy: 'holder', description: 'The key.'},
    {name: 'value', kind: 'duration', required: true, heldBy: 'caller', description: 'The amount.'},
    {name: 'text', kind: 'note', required: false, heldBy: 'caller', description: 'The note.'},
  ],
};
const key = 'k3yexample1';
const start = 'https://api.emlalock.com/sub?userid=abc123def456ghi';

// The framework's tabs need the whole site. tests/e2e/requestBuilder.spec.ts uses the real ones.
vi.mock('@theme/Tabs', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/TabItem', () => ({
  default: ({label, children}: {label: string; children: ReactNode}) => (
    <section aria-label={label}>{children}</section>
  ),
}));

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, {clipboard: {writeText}}));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function field(name: string): HTMLInputElement {
  return screen.getByRole('textbox', {name: new RegExp(`^${name}`)});
}

function type(name: string, value: string): void {
  fireEvent.input(field(name), {target: {value}});
}

function fill(): void {
  type('userid', 'abc123def456ghi');
  type('holderapikey', key);
  type('value', 'D1');
}

/** What a screen reader says about a field in addition to its name. */
function describedAs(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no element ${id})`).join(' ');
}

describe('the fields', () => {
  test('say who has the value, and are quiet until something is typed', () => {
    render(<RequestForm shape={shape} />);
    expect(describedAs('holderapikey')).toMatch(/^The holder has it\. The key\.\s*$/);
    expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('aria-invalid'))).toEqual(
      Array(4).fill('false'),
    );
    expect(screen.getByText('Still to fill in or fix: userid, holderapikey, value.')).toBeTruthy();
  });

  test('judge at once what is typed', () => {
    render(<RequestForm shape={shape} />);
    type('value', 'd1');
    expect(field('value').getAttribute('aria-invalid')).toBe('true');
    expect(describedAs('value')).toContain('Lowercase letters are not documented. Write D1 instead.');
    type('value', 'D1');
    expect(field('value').getAttribute('aria-invalid')).toBe('false');
    expect(describedAs('value')).toContain('1 day');
    type('value', '');
    expect(describedAs('value')).toContain('value is missing.');
    type('text', 'ä'.repeat(20));
    expect(field('text').getAttribute('aria-invalid')).toBe('false');
    expect(describedAs('text')).toContain('Encoded, this note has 120 characters.');
  });

  test('offer browsers nothing to fill in or to keep', () => {
    render(<RequestForm shape={shape} />);
    expect(document.querySelector('form, [name], [type=password]')).toBeNull();
    for (const each of screen.getAllByRole('textbox')) {
      expect(each.getAttribute('autocomplete')).toBe('off');
    }
  });
});

describe('the result', () => {
  test('masks the keys on the screen and in the document until they are asked for', () => {
    render(<RequestForm shape={shape} />);
    fill();
    expect(screen.getByText('The request is ready.')).toBeTruthy();
    expect(screen.getByText(`${start}&holderapikey=••••••••&value=D1`)).toBeTruthy();
    expect(document.documentElement.outerHTML).not.toContain(key);
    fireEvent.click(screen.getByRole('checkbox', {name: 'Show keys'}));
    expect(screen.getByText(`${start}&holderapikey=${key}&value=D1`)).toBeTruthy();
  });

  test('is copied in full and never a link', async () => {
    render(<RequestForm shape={shape} />);
    fill();
    fireEvent.click(screen.getByRole('button', {name: 'Copy the address'}));
    expect(await screen.findByText('Copied, keys included.')).toBeTruthy();
    expect(writeText).toHaveBeenLastCalledWith(`${start}&holderapikey=${key}&value=D1`);
    fireEvent.click(within(screen.getByRole('region', {name: 'Python'})).getByRole('button'));
    expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(`import urllib.*\n[^]*holderapikey=${key}`));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('says so when the browser does not let it copy', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    render(<RequestForm shape={shape} />);
    fill();
    fireEvent.click(screen.getByRole('button', {name: 'Copy the address'}));
    expect(await screen.findByText(/Your browser did not allow copying/)).toBeTruthy();
  });
});

describe('what was typed is forgotten', () => {
  function expectEmpty(): void {
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({value}) => value)).toEqual(['', '', '', '']);
    expect(screen.queryByText(/^https:/)).toBeNull();
  }

  test('by the button', () => {
    render(<RequestForm shape={shape} />);
    fill();
    fireEvent.click(within(screen.getByRole('group')).getByRole('button', {name: 'Forget everything'}));
    expect(screen.getByText('Forgotten. The fields are empty.')).toBeTruthy();
    expectEmpty();
  });

  test('when the page is left, before it is frozen for the way back', () => {
    render(<RequestForm shape={shape} />);
    fill();
    window.dispatchEvent(new Event('pagehide'));
    expectEmpty();
  });

  test('when the form goes with its page', () => {
    const {unmount} = render(<RequestForm shape={shape} />);
    fill();
    unmount();
    expect(document.body.textContent).toBe('');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.documentElement.outerHTML).not.toContain(key);
  });
});
