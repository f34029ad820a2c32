import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {typographic} from '../../../../build/curlyQuotes';
import type {RequestShape} from '../../model/operation';
import {flowElement, heading, text, valueAttribute} from '../../../../build/mdast';
import type {Operation} from '../description';

/** Only what the request builder needs in the browser. */
function shapeOf({base, path, parameters}: Operation): RequestShape {
  return {
    base,
    path,
    parameters: parameters.map(({name, kind, required, heldBy, description}) => ({
      name,
      kind,
      required,
      heldBy,
      // The form shows plain text, in which backticks would be literal.
      description: typographic(description.replaceAll('`', '')),
    })),
  };
}

export function requestBuilder(operation: Operation): RootContent[] {
  const builder = flowElement('RequestBuilder', {}, []);
  builder.attributes.push(valueAttribute('shape', shapeOf(operation)));
  return [
    heading(2, [text(translate({id: 'builder.heading', message: 'Build a request'}))], 'build-a-request'),
    builder,
  ];
}
