// Stands in a page right before something is done there, and tells how soon it was felt and done, and how often.

/**
 * @typedef {object} Answer
 * @property {number} pressed when the finger left the screen, since 1970
 * @property {boolean} isEarly whether React was not there yet
 * @property {number} [felt] after how many milliseconds a frame showed that it was felt
 * @property {number} [done]
 */
/** @typedef {{felt?: boolean, done: boolean}} Look what is done was felt as well */
/** @typedef {Window & typeof globalThis & {tellAnswer: (answer: Answer) => void, timesDone: () => number}} Watched */

/** @param {{name: string, patience: number}} options */
export function watchAction({name, patience}) {
  const root = document.documentElement;
  const watched = /** @type {Watched} */ (window);
  const shown = ':is([open], :popover-open)';
  let times = 0;

  /** @param {string} selector @param {string} state */
  const is = (selector, state) => document.querySelector(selector)?.matches(state) ?? false;

  /** A popover that becomes a modal dialog stays open. @param {string} selector */
  function countOpenings(selector) {
    let wasOpen = false;
    document.addEventListener(
      'toggle',
      ({target}) => {
        if (target instanceof Element && target === document.querySelector(selector)) {
          const isOpen = target.matches(shown);
          times += isOpen && !wasOpen ? 1 : 0;
          wasOpen = isOpen;
        }
      },
      true,
    );
  }

  /** Setting it to what it is changes nothing. @param {string} name */
  function countChanges(name) {
    new MutationObserver((changes) => {
      const values = [...changes.map(({oldValue}) => oldValue), root.getAttribute(name)];
      times += values.filter((value, index) => index > 0 && value !== values[index - 1]).length;
    }).observe(root, {attributeOldValue: true, attributeFilter: [name]});
  }

  /** What is kept for later comes no further than to the first listener. @param {string} selector */
  function countClicks(selector) {
    addEventListener('click', ({target}) => {
      times += target instanceof Element && target.closest(selector) ? 1 : 0;
    });
  }

  const search = {
    count: () => {
      countOpenings('.theme-search');
    },
    look: () => ({
      felt: is('.theme-search', shown),
      done: is('.theme-search', shown) && is('.theme-search input', '[role=combobox]'),
    }),
  };
  const tab = '[role=tab]:nth-child(2)';
  const copy = '.theme-code-block button';

  /** @type {Record<string, {count: () => void, look: () => Look}>} */
  const kinds = {
    menu: {
      count: () => {
        countOpenings('#site-menu');
      },
      look: () => ({done: is('#site-menu', shown)}),
    },
    'colour mode': {
      count: () => {
        countChanges('data-theme');
      },
      look: () => ({done: root.dataset.theme === 'dark'}),
    },
    announcement: {
      count: () => {
        countChanges('data-announcement-bar-initially-dismissed');
      },
      look: () => ({done: !document.querySelector('[data-early="announcement"]')?.checkVisibility()}),
    },
    details: {
      count: () => {
        countOpenings('article details');
      },
      look: () => ({done: is('article details', '[open]')}),
    },
    search,
    'Ctrl+K': search,
    tab: {
      count: () => {
        countClicks(tab);
      },
      look: () => ({
        felt: is(tab, '[aria-busy=true]'),
        done: document.querySelector('[role=tabpanel]:nth-child(2)')?.checkVisibility() ?? false,
      }),
    },
    copy: {
      count: () => {
        navigator.clipboard.writeText = () => {
          times += 1;
          return Promise.resolve();
        };
      },
      look: () => ({felt: is(copy, '[aria-busy=true]'), done: times > 0}),
    },
  };
  const kind = kinds[name];
  kind?.count();
  // What was taken back is not done.
  watched.timesDone = () => (kind?.look().done === true ? times : 0);

  /** @type {Answer | undefined} */
  let answer;
  let isTold = false;
  /** @type {() => void} */
  let note = () => undefined;

  // In every frame: one that was left out may be the one that shows it. And before the press as well: what this costs for
  // the first time must not come between the press and its answer.
  function follow() {
    // After a touch browsers let further frames go first.
    note();
    const {done, felt = done} = kind?.look() ?? {done: false};
    // Right behind the frame, before anything else that the page has to do.
    note = () => {
      if (!answer) {
        return;
      }
      const after = performance.timeOrigin + performance.now() - answer.pressed;
      if (felt || done) {
        answer.felt ??= after;
      }
      if (done) {
        answer.done ??= after;
      }
      if (!isTold && (done || after > patience)) {
        isTold = true;
        watched.tellAnswer(answer);
      }
    };
    void scheduler.postTask(note, {priority: 'user-blocking'});
    if (!isTold) {
      requestAnimationFrame(follow);
    }
  }
  if (kind) {
    requestAnimationFrame(follow);
  }

  const untilPressed = new AbortController();
  addEventListener(
    name === 'Ctrl+K' ? 'keydown' : 'pointerup',
    (event) => {
      // By itself it asks for nothing: the reader waits from the K on.
      if (event instanceof KeyboardEvent && event.key === 'Control') {
        return;
      }
      untilPressed.abort();
      const pressed = performance.timeOrigin + event.timeStamp;
      answer = {pressed, isEarly: root.dataset.hasHydrated !== 'true'};
      if (!kind) {
        // A link: the browser begins to leave.
        const told = answer;
        navigation.addEventListener('navigate', () => {
          watched.tellAnswer({...told, felt: performance.timeOrigin + performance.now() - pressed});
        });
      }
    },
    {capture: true, signal: untilPressed.signal},
  );
}
