// While a page is rendered, an element of HTML that gets a function says so in an attribute, which the template reads.

type Props = Record<string, unknown>;

/** Links to other pages are aside: the router gives each one a handler. */
const isLink = (tag: string, {href}: Props) => tag === 'a' && typeof href === 'string' && !href.startsWith('#');

function marked(tag: unknown, props: Props): Props {
  const name = Object.keys(props).find((key) => typeof props[key] === 'function');
  if (typeof tag !== 'string' || name === undefined || isLink(tag, props)) {
    return props;
  }
  const classes = typeof props.className === 'string' ? props.className.split(' ') : [];
  return {...props, 'data-light-needs': `${[tag, ...classes].join('.')} has ${name}`};
}

/** A function of React that makes elements, of a type or from another element, so that some of them say it. */
export function marking<Makes>(make: Makes): Makes {
  const makeAny = make as (of: unknown, props: Props | null, ...more: unknown[]) => unknown;
  const makeMarked: typeof makeAny = (of, props, ...more) =>
    makeAny(of, props && marked((of as {type?: unknown}).type ?? of, props), ...more);
  return makeMarked as Makes;
}
