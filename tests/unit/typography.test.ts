import type {PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import curlyQuotes, {typographic} from '../../src/build/curlyQuotes';

describe('quotation marks and apostrophes', () => {
  it.each([
    ["the wearer's key", 'the wearer’s key'],
    ["the wearers' keys", 'the wearers’ keys'],
    ['choose "Test Session" first', 'choose “Test Session” first'],
    ['("Test")', '(“Test”)'],
    ['"She said \'no\'."', '“She said ‘no’.”'],
    ['“already” there’s one', '“already” there’s one'],
    ['none', 'none'],
    ['', ''],
  ])('%s', (written, printed) => {
    expect(typographic(written)).toBe(printed);
  });
});

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function printed(...children: RootContent[]): string[] {
  const tree: Root = {type: 'root', children};
  void curlyQuotes()(tree, new VFile(), () => undefined);
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      found.push(node.value);
    }
  });
  return found;
}

describe('the build', () => {
  it('knows what stands before a quotation mark, across what is bold or code', () => {
    const bold: PhrasingContent = {type: 'strong', children: [text('Test Session')]};
    const code: PhrasingContent = {type: 'inlineCode', value: 'time'};
    expect(
      printed({type: 'paragraph', children: [text('Tick "'), bold, text('", or '), code, text('\'s "box".')]}),
    ).toEqual(['Tick “', 'Test Session', '”, or ', 'time', '’s “box”.']);
  });

  it('begins anew with each paragraph', () => {
    const paragraph = (value: string): RootContent => ({type: 'paragraph', children: [text(value)]});
    expect(printed(paragraph('one'), paragraph('"two"'))).toEqual(['one', '“two”']);
  });

  it('leaves code alone', () => {
    const code = `const name = 'x' + "y";`;
    expect(
      printed({type: 'code', value: code}, {type: 'paragraph', children: [{type: 'inlineCode', value: code}]}),
    ).toEqual([code, code]);
  });

  it('reaches what a component shows', () => {
    const card: RootContent = {
      type: 'mdxJsxFlowElement',
      name: 'Panel',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'title', value: "The holder's side"},
        {type: 'mdxJsxAttribute', name: 'to', value: "/it's"},
      ],
      children: [],
    };
    void curlyQuotes()({type: 'root', children: [card]}, new VFile(), () => undefined);
    expect(card.attributes.map(({value}) => value)).toEqual(['The holder’s side', "/it's"]);
  });
});
