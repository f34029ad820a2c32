// What the pages of the reference say beside the description.
import {type translate} from '@docusaurus/Translate';

type Translate = typeof translate;

/** Headings of the page of a call. Their anchors stay English. */
export const headingsIn = (translate: Translate) => ({
  request: translate({id: 'site.api.request', message: 'Request'}),
  response: translate({id: 'site.api.response', message: 'Response'}),
  parameters: translate({id: 'site.api.parameters', message: 'Parameters'}),
  errors: translate({id: 'site.api.errors', message: 'Errors'}),
});

/** Columns of tables. */
export const columnsIn = (translate: Translate) => ({
  name: translate({id: 'site.api.name', message: 'Name'}),
  type: translate({id: 'site.api.type', message: 'Type'}),
  meaning: translate({id: 'site.api.meaning', message: 'Meaning'}),
  code: translate({id: 'site.api.code', message: 'Code'}),
  status: translate({id: 'site.api.status', message: 'Status'}),
  remedy: translate({id: 'site.api.remedy', message: 'What to do'}),
  operation: translate({id: 'site.api.operation', message: 'Operation'}),
  call: translate({id: 'site.api.call', message: 'Call'}),
  keys: translate({id: 'site.api.keys', message: 'Keys'}),
  isRead: translate({id: 'site.api.isRead', message: 'Have we read EmlaLock’s page?'}),
  field: translate({id: 'site.api.field', message: 'Field'}),
  part: translate({id: 'site.api.part', message: 'Part'}),
  howSure: translate({id: 'site.api.howSure', message: 'How sure'}),
  source: translate({id: 'site.api.source', message: 'Where it comes from'}),
});

/** Which keys a call needs, in a table and at the end of the line that begins with what it does. */
export const keysIn = (translate: Translate) => {
  const wearer = {
    keys: translate({id: 'site.api.wearersKey', message: 'the wearer’s'}),
    needs: translate({id: 'site.api.needsWearersKey', message: 'and needs the wearer’s key.'}),
  };
  const both = {
    keys: translate({id: 'site.api.bothKeys', message: 'the wearer’s and the holder’s'}),
    needs: translate({id: 'site.api.needsBothKeys', message: 'and needs the wearer’s and the holder’s keys.'}),
  };
  return {reads: wearer, adds: wearer, removes: both};
};

export const callIn = (translate: Translate) => ({
  repeats: translate({
    id: 'site.api.repeats',
    message:
      '**Opening this call’s URL again repeats the change**, no matter who opens it. After a timeout, read the session before you [send it again](/index.mdx#changes-by-get).',
  }),
  timeForms: translate({
    id: 'site.api.timeForms',
    message:
      'Write an amount of time in whole seconds, or as capital letters with numbers from the largest unit to the smallest: `W` weeks, `D` days, `H` hours, `M` minutes and `S` seconds. `D1H12` is a day and a half.',
  }),
  shortened: translate({id: 'site.api.shortened', message: 'Status 200, shortened'}),
  newValue: (places: string) =>
    translate(
      {
        id: 'site.api.newValue',
        message:
          'The response shows the session after the change: compare {places} with the [session before it](/info.mdx#answer). This is an example, not a recording.',
      },
      {places},
    ),
  hiddenEnd: translate({
    id: 'site.api.hiddenEnd',
    message: 'If the remaining time is hidden from the wearer, so is the end date.',
  }),
});

/** What is written for each kind of parameter. */
export const formsIn = (translate: Translate) => ({
  id: translate({id: 'site.api.text', message: 'text'}),
  key: translate({id: 'site.api.secretText', message: 'text, secret'}),
  duration: translate({id: 'site.api.time', message: '[amount of time](/index.mdx#amounts)'}),
  links: translate({id: 'site.api.wholeNumber', message: 'whole number'}),
  note: translate({id: 'site.api.encodedText', message: 'text, URL-encoded'}),
  required: (form: string) => translate({id: 'site.api.required', message: '{form}, required'}, {form}),
  optional: (form: string) => translate({id: 'site.api.optional', message: '{form}, optional'}, {form}),
});

/** The types of fields, by their names in the description. */
export const typesIn = (translate: Translate): Record<string, string> => ({
  string: translate({id: 'site.api.text', message: 'text'}),
  integer: translate({id: 'site.api.number', message: 'number'}),
  boolean: translate({id: 'site.api.boolean', message: 'true or false'}),
  object: translate({id: 'site.api.object', message: 'object'}),
  array: translate({id: 'site.api.list', message: 'list'}),
});

/** Words between what comes from the description. */
export const sentencesIn = (translate: Translate) => ({
  and: (most: string, last: string) => translate({id: 'site.api.and', message: '{most} and {last}'}, {most, last}),
  or: (one: string, other: string) => translate({id: 'site.api.or', message: '{one} or {other}'}, {one, other}),
  numbers: translate({
    id: 'site.api.numbers',
    message:
      'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
    description: 'From 0 on',
  }),
});

/** Whether the page of a call was read, in a table and in a sentence. */
export const readingIn = (translate: Translate) => ({
  full: translate({id: 'site.api.read', message: 'yes'}),
  part: translate({id: 'site.api.partlyRead', message: 'in part'}),
  no: translate({id: 'site.api.notRead', message: 'no'}),
  inFull: (calls: string) => translate({id: 'site.api.inFull', message: '{calls} in full'}, {calls}),
  inPart: (calls: string) => translate({id: 'site.api.inPart', message: '{calls} only in part'}, {calls}),
  summary: (values: {known: string; all: string; calls: string; others: string}) =>
    translate(
      {
        id: 'site.api.pagesRead',
        message:
          'EmlaLock documents {known} of its {all} calls on pages we have read: {calls}. The other {others} are known from public programs.',
      },
      values,
    ),
});

/** What is said of a part without a note of its own. */
export const sourcesIn = (translate: Translate) => ({
  documented: translate({id: 'site.api.fromItsPage', message: 'EmlaLock’s own page.'}),
  confirmed: translate({id: 'site.api.fromResponse', message: 'A response of the service.'}),
  observed: translate({id: 'site.api.fromPrograms', message: 'Programs that use EmlaLock.'}),
  undocumented: '',
  assumed: translate({id: 'site.api.assumed', message: 'Assumed: the documented calls list them.'}),
});

/** Which calls can return an error, after what it means. */
export const refusedIn = (translate: Translate) => ({
  status: (status: string) => translate({id: 'site.api.statusName', message: 'Status {status}'}, {status}),
  reads: translate({id: 'site.api.refusesAny', message: 'Any call can return it'}),
  adds: translate({id: 'site.api.refusesChanges', message: 'Any call that changes something can return it'}),
  removes: translate({id: 'site.api.refusesReductions', message: 'Any call that reduces something can return it'}),
  withStatus: (calls: string, status: string) =>
    translate({id: 'site.api.refusesWith', message: '{calls} (status {status}).'}, {calls, status}),
});
