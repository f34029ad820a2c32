import {afterEach, expect, test} from 'vitest';
import {linkTo, openPlaces, places} from '../../src/site/links';

const {address: confirmed} = places.chat;

afterEach(() => {
  places.chat.address = confirmed;
});

test('an address nobody has confirmed leads to its line on the contact page and is reported as open', () => {
  places.chat.address = null;
  expect(linkTo('chat')).toEqual({label: 'Chat server', to: '/contact#chat'});
  expect(openPlaces()).toContain(places.chat);
});

test.each(['http://chat.example.org', 'javascript:alert(1)'])('"%s" stops the build', (address) => {
  places.chat.address = address;
  expect(openPlaces).toThrow(`the address of "Chat server" is "${address}"`);
});
