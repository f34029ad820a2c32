import {test} from 'vitest';
import {compareContracts} from '../../scripts/contracts/breaches.mjs';

const {subjects, breaches} = compareContracts('.');

// Each test is named after a file of the framework, which the rehearsal of an upgrade lists.
test.each(subjects)('%s', (subject) => {
  const messages = breaches.filter(({about}) => about === subject).map(({message}) => message);
  if (messages.length > 0) {
    throw new Error(messages.join('\n\n'));
  }
});
