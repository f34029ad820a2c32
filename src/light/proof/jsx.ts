// cspell:ignore jsxs
// Stands for `react/jsx-runtime` and `react/jsx-dev-runtime` while pages are rendered.
import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import {marking} from './marking';

export const {Fragment} = production;
export const jsx = marking(production.jsx);
export const jsxs = marking(production.jsxs);
export const jsxDEV = marking(development.jsxDEV);
