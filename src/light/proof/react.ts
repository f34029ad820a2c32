// Stands for `react` while pages are rendered: not all code is compiled to what jsx.ts stands for.
import * as React from 'react';
import {marking} from './marking';

// @ts-expect-error Its types are written for another kind of export.
export * from 'react';
export const createElement = marking(React.createElement);
export const cloneElement = marking(React.cloneElement);

export default {...React, createElement, cloneElement};
