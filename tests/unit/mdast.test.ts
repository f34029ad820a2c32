import {expect, test} from 'vitest';
import {certainty, heading, prose, text} from '../../src/build/mdast';

test('words in backticks become code, and nothing empty stands beside them', () => {
  expect(prose('Send `userid` and `apikey`')).toEqual([
    {type: 'text', value: 'Send '},
    {type: 'inlineCode', value: 'userid'},
    {type: 'text', value: ' and '},
    {type: 'inlineCode', value: 'apikey'},
  ]);
  expect(prose('')).toEqual([]);
});

test('a heading has an anchor only where one was given', () => {
  expect(heading(3, [text('Keys')], 'fields-keys').data).toEqual({hProperties: {id: 'fields-keys'}});
  expect(heading(2, [text('Where next')])).not.toHaveProperty('data');
});

test('a mark is the component that authors write', () => {
  expect(certainty('observed')).toMatchObject({
    name: 'Certainty',
    attributes: [{type: 'mdxJsxAttribute', name: 'mark', value: 'observed'}],
  });
});
