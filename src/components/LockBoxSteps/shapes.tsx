import type {ReactNode} from 'react';

type Place = {at?: string};

export const paper = 'var(--paper-raised)';
const brass = 'var(--metal-line)';
export const violet = 'var(--accent)';

/** Three dials. They show lines instead of digits, and the lines move when the dials are turned. */
function Dials({turned = false}: {turned?: boolean}): ReactNode {
  const heights = turned ? [26, 34, 29] : [30, 30, 30];
  return heights.map((height, dial) => (
    <g key={dial}>
      <rect x={-21 + dial * 15} y="21" width="12" height="18" rx="2" fill="var(--paper-sunk)" />
      <path d={`M${-18 + dial * 15} ${height}h6`} stroke={brass} strokeWidth="3" />
    </g>
  ));
}

export function Box({at, turned}: Place & {turned?: boolean}): ReactNode {
  return (
    <g transform={at}>
      <path d="M-13 12V-2a13 13 0 0 1 26 0v14" strokeWidth="4" />
      <rect x="-29" y="12" width="58" height="48" rx="7" fill={paper} />
      <Dials turned={turned} />
    </g>
  );
}

/** The box with its front folded down, and space for the key. */
export function OpenBox(): ReactNode {
  return (
    <g transform="translate(66 40)">
      <path d="M-13 6V-8a13 13 0 0 1 26 0V6" strokeWidth="4" />
      <rect x="-29" y="6" width="58" height="48" rx="7" fill={paper} />
      <rect x="-22" y="13" width="44" height="34" rx="4" fill="var(--paper-sunk)" />
      <path d="M-29 60h58l5 9h-68z" fill={paper} />
    </g>
  );
}

export function Key({at}: Place): ReactNode {
  return (
    <g transform={at} stroke={brass} strokeWidth="4">
      <circle r="9" fill="var(--metal-wash)" />
      <path d="M-9 0h-30M-38 0v8M-29 0v7" />
    </g>
  );
}

export function ClosedEye({at}: Place): ReactNode {
  return (
    <g transform={at} stroke={violet}>
      <path d="M-15 0q15 14 30 0M-10 6l-4 5M0 8v6M10 6l4 5" />
    </g>
  );
}

export function Photo({at, children}: Place & {children?: ReactNode}): ReactNode {
  return (
    <g transform={at}>
      <rect x="-32" y="4" width="64" height="52" rx="4" fill={paper} />
      <Dials />
      {children}
    </g>
  );
}

export function Tick({at}: Place): ReactNode {
  return (
    <g transform={at} stroke="var(--advice)" strokeWidth="3">
      <circle r="12" fill="var(--advice-wash)" />
      <path d="M-5 0l4 4 7-8" />
    </g>
  );
}
