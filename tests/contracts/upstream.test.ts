import {test} from 'vitest';
import {compareContracts} from '../../scripts/contracts/breaches.mjs';

const {subjects, breaches} = compareContracts('.');

// Each test is named after a framework file, so that the rehearsal of an upgrade can list it.
test.each(subjects)('%s', (subject) => {
  const messages = breaches.filter(({about}) => about === subject).map(({message}) => message);
  if (messages.length > 0) {
    throw new Error(messages.join('\n\n'));
  }
});
