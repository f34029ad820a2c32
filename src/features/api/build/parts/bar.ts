import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {effectOf, keysFor} from '../../model/operation';
import {around, flowElement, link, paragraph, strong, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {changesByGet} from '../places';

/** The warning that repeating a changing call changes the session again. */
function retryWarning(): RootContent {
  return paragraph(
    ...around(
      translate({
        id: 'api.retry',
        message:
          '{twice}, and anyone who opens the URL sends it again. After a timeout, read the session before you {again}.',
      }),
      {
        twice: [
          strong(text(translate({id: 'api.retry.twice', message: 'Sending the call twice makes the change twice'}))),
        ],
        again: [link(changesByGet, text(translate({id: 'api.retry.again', message: 'send the call again'})))],
      },
    ),
  );
}

/** The call in one line below the title. */
export function callBar(operation: Operation): RootContent[] {
  const {path} = operation;
  const effect = effectOf(operation);
  const bar = flowElement('CallBar', {path, effect, keys: keysFor(operation)}, []);
  return effect === 'reads' ? [bar] : [bar, retryWarning()];
}
