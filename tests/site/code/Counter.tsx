import {useState, type ReactNode} from 'react';

/** Counts presses, and throws at the third. */
export default function Counter({name}: {name: string}): ReactNode {
  const [count, setCount] = useState(0);
  if (count > 2) {
    throw new Error('The counter stops at two.');
  }
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}>
      {`${name}: ${count}`}
    </button>
  );
}
