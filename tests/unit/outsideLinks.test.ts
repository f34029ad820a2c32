import {expect, test} from 'vitest';
import {editUrl, resolveOutsideLinks} from '../../src/site/links';

test('an address nobody has confirmed leads to the main website and is reported as open', () => {
  const {website, chat} = resolveOutsideLinks({});
  expect(chat).toMatchObject({label: 'Chat server', href: website.href, isOpen: true});
  expect(website.isOpen).toBe(false);
});

test('an address from the environment is used and no longer open', () => {
  const {chat} = resolveOutsideLinks({LINK_CHAT: 'https://chat.example.org/invite'});
  expect(chat).toMatchObject({href: 'https://chat.example.org/invite', isOpen: false});
});

test('pages link to where they are edited only when that is known', () => {
  const address = 'https://code.example.org/group/docs/-/edit/main/';
  expect(editUrl(resolveOutsideLinks({LINK_CODE_HOST: 'https://code.example.org/group'}))).toBeUndefined();
  expect(editUrl(resolveOutsideLinks({LINK_SOURCE: address}))).toBe(address);
});

test.each(['chat.example.org', 'http://chat.example.org', 'javascript:alert(1)'])('"%s" stops the build', (value) => {
  expect(() => resolveOutsideLinks({LINK_CHAT: value})).toThrow(
    `LINK_CHAT holds "${value}". It must be a full address`,
  );
});
