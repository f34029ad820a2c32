/** How a value is typed in and checked. */
export type ParameterKind = 'id' | 'key' | 'duration' | 'count' | 'note';
export type Holder = 'wearer' | 'holder' | 'caller';
export type RequestParameter = {
  name: string;
  kind: ParameterKind;
  required: boolean;
  heldBy: Holder;
  description: string;
};
/** What a page needs to know to put a request together. */
export type RequestShape = {base: string; path: string; parameters: RequestParameter[]};
