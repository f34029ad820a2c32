import {hostileTexts} from '../support/hostileTexts';
import {expect, test} from './fixtures';
import {fill, good, openForm} from './requestForm';

test('hostile texts give a right address or a message, and nothing of them is executed', async ({page}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  const form = await openForm(page);
  await fill(form, good);
  await form.getByRole('checkbox', {name: 'Show keys'}).check();

  for (const name of ['apikey', 'text'] as const) {
    const field = form.getByRole('textbox', {name: new RegExp(`^${name}`)});
    const failures = await field.evaluate(
      async (input, [texts, parameter]) => {
        const group = input.closest('[role=group]');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        if (!(input instanceof HTMLInputElement) || !group || !setValue) {
          return ['there is no field'];
        }
        const wrong: string[] = [];
        for (const text of texts) {
          // Sets the value as a paste does, so that React notices; the browser removes line breaks.
          setValue.call(input, text);
          input.dispatchEvent(new InputEvent('input', {bubbles: true}));
          await new Promise((resolve) => setTimeout(resolve));
          const typed = input.value.trim();
          const isRefused = input.getAttribute('aria-invalid') === 'true';
          const message = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[1] ?? '');
          const address = group.querySelector('pre')?.textContent;
          const isRight = isRefused
            ? address === undefined && message?.textContent.endsWith('.')
            : address !== undefined && (new URL(address).searchParams.get(parameter) ?? '') === typed;
          if (!isRight || group.querySelector('a, img, svg, script, iframe') || 'hacked' in globalThis) {
            wrong.push(`${text.slice(0, 40)}: ${address ?? message?.textContent ?? 'nothing'}`);
          }
        }
        return wrong;
      },
      [hostileTexts, name] as const,
    );
    expect(failures, name).toEqual([]);
    await field.fill(name === 'text' ? '' : good[name]);
  }
  await expect(form.getByText('The request is ready.')).toBeVisible();
});
