// What the parts of a page say of its head, as `react-helmet-async` writes it: where several say something of the same, the
// innermost has the last word.
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

type Props = Record<string, unknown> & {children?: ReactNode};
type Tag = ReactElement<Props, string>;

/** By the order in which parts are made: an outer one comes before what stands in it. */
const said = new Map<number, ReactNode>();
let next = 0;
let frame = 0;

/** What tells a tag from others of its kind. The framework writes a property as React does, the page bears it as in HTML. */
const about: Record<string, string[]> = {
  meta: ['charSet', 'httpEquiv', 'property', 'name', 'itemProp'],
  link: ['href'],
  script: ['src', 'children'],
  style: ['children'],
  base: ['href'],
};

const inHtml: Record<string, string> = {httpEquiv: 'http-equiv', className: 'class'};

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) {
      return [];
    }
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag];
  });
}

function textOf({props}: Tag): string {
  return Children.toArray(props.children)
    .filter((child) => typeof child === 'string')
    .join('');
}

/** What one part says of it takes the place of what those around it say. */
function topicOf(tag: Tag): string {
  const {type, props} = tag;
  if (props.rel === 'canonical') {
    return 'canonical';
  }
  const name = about[type]?.find((one) => props[one] !== undefined) ?? '';
  return `${type} ${name} ${name === 'children' ? textOf(tag) : String(props[name])}`;
}

function attributesOf({props}: Tag): [string, string][] {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => [inHtml[name] ?? name.toLowerCase(), String(value)]);
}

function elementOf(tag: Tag): Element {
  const element = document.createElement(tag.type);
  attributesOf(tag).forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
  element.setAttribute('data-rh', 'true');
  element.textContent = textOf(tag);
  return element;
}

/** The attributes of these are put together from all that say some. */
const roots = ['html', 'body'];

/** In the order in which it is said. */
function heard(): Tag[] {
  const parts = [...said].sort(([one], [other]) => one - other).map(([, children]) => tagsIn(children));
  const topics = new Set<string>();
  return parts.reduceRight<Tag[]>((later, tags) => {
    const own = tags.filter((tag) => roots.includes(tag.type) || !topics.has(topicOf(tag)));
    own.forEach((tag) => topics.add(topicOf(tag)));
    return [...own, ...later];
  }, []);
}

/** What was written before, and would stay when nobody says it any more. */
const written = new Map<Element, Map<string, string>>();

function writeAttributes(element: Element, tags: Tag[]): void {
  const attributes = new Map(tags.flatMap(attributesOf));
  for (const name of written.get(element)?.keys() ?? []) {
    if (!attributes.has(name)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  written.set(element, attributes);
}

function writeElements(tags: Tag[]): void {
  const stale = new Set(document.head.querySelectorAll('[data-rh]:not(title)'));
  for (const element of tags.map(elementOf)) {
    const same = [...stale].find((one) => one.isEqualNode(element));
    if (same) {
      stale.delete(same);
    } else {
      document.head.append(element);
    }
  }
  stale.forEach((element) => {
    element.remove();
  });
}

function write(): void {
  const tags = heard();
  const of = (type: string) => tags.filter((tag) => tag.type === type);
  writeAttributes(document.documentElement, of('html'));
  writeAttributes(document.body, of('body'));
  of('title').forEach((tag) => {
    document.title = textOf(tag);
  });
  writeElements(tags.filter(({type}) => ![...roots, 'title'].includes(type)));
}

/** Once for all that is said before the next frame. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(write);
}

/* The names are not ours to choose. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [place] = useState(() => next++);
  useLayoutEffect(() => {
    said.set(place, children);
    writeSoon();
  }, [place, children]);
  useLayoutEffect(
    () => () => {
      said.delete(place);
      writeSoon();
    },
    [place],
  );
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
