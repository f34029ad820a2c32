// src/theme/CodeBlock/Line shows the parameters of a sample as elements, which their fields fill in.
import {createContext} from 'react';

/** A line of a sample that has the value of a parameter, and goes where that is left out. */
export type ParameterLine = {name: string; text: string; before: string; value: string; after: string};

/** Those of the sample around a code block. */
export const ParameterLines = createContext<ParameterLine[]>([]);
