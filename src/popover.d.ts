// What React 18 hands on to the browser without knowing it, so it is written as in HTML.
import 'react';

/* eslint-disable @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-unused-vars --
   Only an interface can be added to, by all the names it has. */

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'hide';
  }

  interface DialogHTMLAttributes<T> {
    closedby?: 'any';
  }
}
