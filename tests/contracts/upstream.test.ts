import {test} from 'vitest';
import {compareContracts} from '../../scripts/contracts/breaches.mjs';

const {subjects, breaches} = compareContracts('.');

test.each(subjects)('%s is as it was accepted', (subject) => {
  const messages = breaches.filter(({about}) => about === subject).map(({message}) => message);
  if (messages.length > 0) {
    throw new Error(messages.join('\n\n'));
  }
});
