import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Details from '@theme/Details';
import NeedsReact from '@site/src/components/NeedsReact';
import {checkField, fillIn, type RequestField, type Typed} from '@site/src/features/api/fillIn';
import Field from './Field';

type Props = {
  fields: RequestField[];
  /** The request line and the samples. */
  children: ReactNode;
};

/** The texts with an address in the code blocks of an element. */
function textsWithAddress(element: Element): Text[] {
  const texts: Text[] = [];
  for (const code of element.querySelectorAll('pre code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text && walker.currentNode.data.includes('https://')) {
        texts.push(walker.currentNode);
      }
    }
  }
  return texts;
}

/**
 * A request with its samples, which follow what the reader types. Keys have no field, because nobody should type them
 * into a page. The address is never a link, because opening it would send the request.
 */
export default function ApiRequest({fields, children}: Props): ReactNode {
  const request = useRef<HTMLDivElement>(null);
  const examples = useRef(new WeakMap<Text, string>());
  const [typed, setTyped] = useState<Typed>({});

  // The code blocks are constant for React, and coloured when the site is built.
  useEffect(() => {
    for (const text of request.current ? textsWithAddress(request.current) : []) {
      const example = examples.current.get(text) ?? text.data;
      examples.current.set(text, example);
      text.data = fillIn(example, fields, typed);
    }
  }, [fields, typed]);

  return (
    <>
      <div ref={request}>{children}</div>
      <Details summary={translate({id: 'request.open', message: 'Fill in your values'})} className="callFields">
        <NeedsReact
          without={translate({
            id: 'request.withoutScript',
            message: 'The form needs JavaScript, which is off. The samples on this page work without it.',
          })}>
          <p>
            {translate({
              id: 'request.about',
              message:
                'The request line and the samples follow what you type here. Nothing is sent or stored. Put in the ID and the keys on your own device.',
            })}
          </p>
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              checked={checkField(field, typed)}
              onType={(text) => {
                setTyped((last) => ({...last, [field.name]: text}));
              }}
            />
          ))}
        </NeedsReact>
      </Details>
    </>
  );
}
