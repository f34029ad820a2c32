import type {ReactNode} from 'react';

type Props = {className?: string};

/** The site's logo, a keyhole in its plate. Decorative, because the name is next to it. */
export default function Mark({className}: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 1c6.6 0 11 5 11 12.2 0 3-.8 5.2-.8 8.2 0 6-4.4 9.6-10.2 9.6S5.800 27.400 5.800 21.400c0-3-.8-5.200-.8-8.200C5 6 9.400 1 16 1Zm0 7.200a4.700 4.700 0 0 0-2.500 8.700L11.800 25h8.400l-1.700-8.100A4.700 4.700 0 0 0 16 8.200Z"
      />
    </svg>
  );
}
