import {readFileSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {rows} from '../../src/components/SessionBar/switches';

// The bundler knows this name.
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const folder = 'src/components/SessionBar';
const styles = readFileSync(`${folder}/styles.module.css`, 'utf8').replace(/\s+/g, ' ');
const isTicked = (name: string) => readFileSync(`${folder}/index.tsx`, 'utf8').includes(`name === '${name}'`);

describe.each(rows)('the switch "%s"', (name, {way, stage}) => {
  test('adds a part to the drawing, and the styles draw its stage', () => {
    expect(way ?? stage, 'a `way` or a `stage` in switches.ts').toBeTruthy();
    if (stage) {
      expect(styles).toContain(`.${name}::before {`);
    }
  });

  test('has styles for both cases, which begin with the state of its checkbox', () => {
    const [first, other] = isTicked(name) ? ['yes', 'no'] : ['no', 'yes'];
    const changed = isTicked(name) ? ':not(:checked)' : ':checked';
    const box = `.session:has([name='${name}']${changed})`;
    expect(styles).toContain(`.session [data-site-${name}='${other}']:not(${box} *)`);
    expect(styles).toContain(`${box} [data-site-${name}='${first}']`);
  });
});
