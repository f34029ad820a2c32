import type {ReactNode} from 'react';

type Props = {className?: string};

/** The home page's drawing: the mark as a lock plate, in ink and brass. Decorative. */
export default function KeyholePlate({className}: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 240 320" aria-hidden="true" focusable="false">
      <path
        fill="var(--paper-raised)"
        stroke="var(--metal-line)"
        strokeWidth="2"
        d="M120 8c62 0 104 46 104 116 0 28-8 50-8 80 0 64-40 108-96 108S24 268 24 204c0-30-8-52-8-80C16 54 58 8 120 8Z"
      />
      <path
        fill="none"
        stroke="var(--metal-line)"
        d="M120 22c54 0 90 40 90 102 0 28-8 50-8 80 0 56-34 94-82 94s-82-38-82-94c0-30-8-52-8-80C30 62 66 22 120 22Z"
      />
      <path fill="var(--accent)" d="M120 92a42 42 0 0 1 24 76l18 84H78l18-84a42 42 0 0 1 24-76Z" />
      <g fill="var(--metal-line)">
        <circle cx="120" cy="44" r="5" />
        <circle cx="120" cy="280" r="5" />
      </g>
    </svg>
  );
}
