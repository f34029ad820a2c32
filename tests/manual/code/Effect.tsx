import {useEffect, useState, type ReactNode} from 'react';

export default function Effect(): ReactNode {
  const [text, setText] = useState('before the effect');
  useEffect(() => {
    setText('after the effect');
  }, []);
  return <output aria-label="Effect">{text}</output>;
}
