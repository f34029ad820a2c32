import {expect, test} from 'vitest';
import {footerColumns} from '../../src/site/navigation';
import {editUrl, places, resolveOutsideLinks, type Places} from '../../src/site/links';

/** As long as the owner has set no address but that of the website. */
const unset: Places = {
  website: {...places.website, address: 'https://www.example.org/'},
  codeHost: {...places.codeHost, address: null},
  chat: {...places.chat, address: null},
  social: {...places.social, address: null},
  community: {...places.community, address: null},
  source: {...places.source, address: null},
};

const resolve = (variables: Record<string, string>) => resolveOutsideLinks(variables, unset);

test('an address nobody has confirmed leads to its line on the contact page and is reported as open', () => {
  const {website, chat, codeHost} = resolve({});
  expect(chat).toMatchObject({label: 'Chat server', anchor: 'chat', href: '/contact#chat', isOpen: true});
  expect(codeHost.href).toBe('/contact#code-host');
  expect(website.isOpen).toBe(false);
});

test('navbar and footer navigate to an open address within the site, and to a confirmed one outside it', () => {
  const chatIn = (variables: Record<string, string>) =>
    footerColumns(resolve(variables))[1]?.items.find(({label}) => label === 'Chat server');
  expect(chatIn({})).toEqual({label: 'Chat server', to: '/contact#chat'});
  expect(chatIn({LINK_CHAT: 'https://chat.example.org/'})).toEqual({
    label: 'Chat server',
    href: 'https://chat.example.org/',
  });
});

test('an address from the environment is used and no longer open', () => {
  const {chat} = resolve({LINK_CHAT: 'https://chat.example.org/invite'});
  expect(chat).toMatchObject({href: 'https://chat.example.org/invite', isOpen: false});
});

test('pages link to where they are edited only when that is known', () => {
  const address = 'https://code.example.org/group/docs/-/edit/main/';
  expect(editUrl(resolve({LINK_CODE_HOST: 'https://code.example.org/group'}))).toBeUndefined();
  expect(editUrl(resolve({LINK_SOURCE: address}))).toBe(address);
});

test.each(['chat.example.org', 'http://chat.example.org', 'javascript:alert(1)'])('"%s" stops the build', (value) => {
  expect(() => resolve({LINK_CHAT: value})).toThrow(`LINK_CHAT holds "${value}". It must be a full address`);
});

test('a misspelt name stops the build', () => {
  expect(() => resolve({LINK_CHATS: 'https://chat.example.org/'})).toThrow(
    'LINK_CHATS is no variable of this site. Correct it to one of LINK_WEBSITE, ',
  );
});
