// cspell:ignore jsxs
// Stands for `react`, `react/jsx-runtime` and `react/jsx-dev-runtime` while pages are rendered.
import * as React from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import {marking} from './marking';

// @ts-expect-error Its types are written for another kind of export.
export * from 'react';
export const createElement = marking(React.createElement);
export const cloneElement = marking(React.cloneElement);
export const jsx = marking(production.jsx);
export const jsxs = marking(production.jsxs);
export const jsxDEV = marking(development.jsxDEV);

export default {...React, createElement, cloneElement};
