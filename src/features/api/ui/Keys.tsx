import type {ReactNode} from 'react';

/** One key, or two where a call needs the holder's as well. The words beside them say the same. */
export default function Keys({of: {effect}}: {of: {effect: string}}): ReactNode {
  const places = effect === 'removes' ? [0, 64] : [0];
  return (
    <svg className="api-keys" viewBox={`0 0 ${64 * places.length - 8} 24`} aria-hidden="true">
      {places.map((place) => (
        <path key={place} d={`M${place + 21} 12h32v9m-10 0v-9m-40 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0`} />
      ))}
    </svg>
  );
}
