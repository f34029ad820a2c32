import {expect, test} from 'vitest';
import {controlsOfTheSite} from '../support/controls';

test('each control works without React, or says what a press before hydration does', () => {
  const kinds = new Set(controlsOfTheSite().map(({kind}) => kind));
  expect([...kinds].sort()).toEqual(
    ['again', 'announcement', 'color-mode', 'data-copy', 'data-search', 'popovertarget', 'replay', 'tab'].sort(),
  );
});

test('what deletes, stores or copies is never carried out later', () => {
  const kept = controlsOfTheSite().filter(({kind}) => kind === 'replay');
  expect(kept.map(({name}) => name)).toEqual(['Build a request']);
});
