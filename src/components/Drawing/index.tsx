import type {ReactNode} from 'react';
import styles from './styles.module.css';

const body =
  'M19 41h58a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H19a8 8 0 0 1-8-8V49a8 8 0 0 1 8-8Zm5 15v16h14V56Zm17 0v16h14V56Zm17 0v16h14V56Z';

/** Each is drawn once, on a grid of 8 px: solid shapes, and lines of 6 px. */
const parts = {
  body: <path fillRule="evenodd" d={body} />,
  shackle: <path className={styles.line} d="M28 44V28a20 20 0 0 1 40 0v16" />,
  openShackle: <path className={styles.line} d="M28 44V24a20 20 0 0 1 40 0v4" />,
  wheel: (
    <path
      fillRule="evenodd"
      d="M32 7h32a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V15a8 8 0 0 1 8-8Zm0 24v32h32V31Z"
    />
  ),
  turn: <path className={styles.accent} d="M40 43l8-8 8 8M40 51l8 8 8-8" />,
  key: <path className={styles.line} d="M32 20a12 12 0 1 0 0 .1ZM32 20h52v16M68 20v11" />,
  frame: (
    <path className={styles.line} d="M16 40h64a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6Z" />
  ),
  dials: <path d="M24 52h12v20H24Zm18 0h12v20H42Zm18 0h12v20H60Z" />,
  lock: <path d="M38 60v-4a10 10 0 0 1 20 0v4h4v17H34V60Zm6 0h8v-4a4 4 0 0 0-8 0Z" />,
  closedEye: <path className={styles.accent} d="M24 8q24 20 48 0M32 17l-5 8M48 20v10M64 17l5 8" />,
  up: <path className={styles.accent} d="M48 32V6M36 16 48 5l12 11" />,
  cross: <path className={styles.accent} d="m36 6 24 24m0-24L36 30" />,
  slip: <path className={styles.line} d="M24 40h48v44H24ZM36 56h24M36 68h16" />,
  keypad: (
    <>
      <path d="M0 22h21v21H0Zm25 0h21v21H25Zm25 0h21v21H50Zm25 0h21v21H75ZM0 47h21v21H0Zm50 0h21v21H50Zm25 0h21v21H75Z" />
      <path fill="var(--accent)" d="M25 47h21v21H25Z" />
    </>
  ),
};

type Props = {parts: (keyof typeof parts)[]};

/** A drawing of these parts. The text beside it says the same. */
export default function Drawing({parts: names}: Props): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 88" aria-hidden="true">
      {names.map((name) => (
        <g key={name}>{parts[name]}</g>
      ))}
    </svg>
  );
}
