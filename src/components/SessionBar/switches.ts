/**
 * `yes` and `no` name the condition where every case is shown. A way out or a stage is what a tick adds to the drawing.
 * `given` says on the small one, which has no ticks, when a way out is there.
 */
type Switch = {label: string; yes: string; no: string; way?: string; given?: string; stage?: string};

/** What may be true of a session. The styles have rules for each case and each stage. */
const switches = {
  holder: {
    label: 'I have a holder',
    yes: 'with a holder',
    no: 'without a holder',
    way: 'Release by the holder',
    given: 'if you have one',
  },
  password: {
    label: 'Emergency password',
    yes: 'with a password',
    no: 'without a password',
    way: 'Emergency password',
    given: 'if you set one',
  },
  hidden: {label: 'Time hidden from me', yes: 'with the time hidden', no: 'with the time shown', stage: 'Time hidden'},
  links: {label: 'Requirement links', yes: 'with links', no: 'without links', stage: 'Links fulfilled'},
  test: {label: 'Test session', yes: 'in a test session', no: 'in a real session', way: 'Failed Session, in a test'},
} satisfies Record<string, Switch>;

export type Name = keyof typeof switches;

export const rows = Object.entries(switches) as [Name, Switch][];
