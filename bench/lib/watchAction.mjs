// Runs in a page right before an action. Reports how soon the page showed feedback and the result, and how often it
// carried the action out.

/**
 * @typedef {object} Response
 * @property {number} pressed when the finger left the screen, since 1970
 * @property {boolean} isEarly whether React had not hydrated the page yet
 * @property {number} [feedback] milliseconds until a frame showed that the page noticed
 * @property {number} [done] milliseconds until a frame showed the result
 */
/** @typedef {{feedback?: boolean, done: boolean}} State a result is feedback as well */
/** @typedef {Window & typeof globalThis & {reportResponse: (response: Response) => void, timesDone: () => number}} WatchedWindow */

/** @param {{name: string, timeout: number, selectors: typeof import('./ourPages.mjs').selectors}} options */
export function watchAction({name, timeout, selectors}) {
  const root = document.documentElement;
  const watched = /** @type {WatchedWindow} */ (window);
  let times = 0;

  /** @param {string} selector @param {string} state */
  const is = (selector, state) => document.querySelector(selector)?.matches(state) ?? false;
  /** @param {string} selector */
  const isVisible = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;

  /** A popover that becomes a modal dialog counts as opening once. @param {string} selector */
  function countOpenings(selector) {
    let wasOpen = false;
    document.addEventListener(
      'toggle',
      ({target}) => {
        if (target instanceof Element && target === document.querySelector(selector)) {
          const isOpen = target.matches(selectors.open);
          times += isOpen && !wasOpen ? 1 : 0;
          wasOpen = isOpen;
        }
      },
      true,
    );
  }

  /** @param {string} attribute */
  function countChanges(attribute) {
    new MutationObserver((changes) => {
      const values = [...changes.map(({oldValue}) => oldValue), root.getAttribute(attribute)];
      times += values.filter((value, index) => index > 0 && value !== values[index - 1]).length;
    }).observe(root, {attributeOldValue: true, attributeFilter: [attribute]});
  }

  /** Deferred clicks are stopped before they bubble up to here. @param {string} selector */
  function countClicks(selector) {
    addEventListener('click', ({target}) => {
      times += target instanceof Element && target.closest(selector) ? 1 : 0;
    });
  }

  function countCopies() {
    navigator.clipboard.writeText = () => {
      times += 1;
      return Promise.resolve();
    };
  }

  const search = {
    count: () => {
      countOpenings(selectors.searchDialog);
    },
    state: () => ({
      feedback: is(selectors.searchDialog, selectors.open),
      done: is(selectors.searchDialog, `${selectors.open}:has([role="combobox"])`),
    }),
  };

  /** @type {Record<string, {count: () => void, state: () => State}>} */
  const kinds = {
    menu: {
      count: () => {
        countOpenings(selectors.menu);
      },
      state: () => ({done: is(selectors.menu, selectors.open)}),
    },
    'colour mode': {
      count: () => {
        countChanges('data-theme');
      },
      state: () => ({done: root.dataset.theme === 'dark'}),
    },
    announcement: {
      count: () => {
        countChanges('data-announcement-bar-initially-dismissed');
      },
      state: () => ({done: !isVisible(selectors.announcement)}),
    },
    details: {
      count: () => {
        countOpenings(selectors.details);
      },
      state: () => ({done: is(selectors.details, '[open]')}),
    },
    search,
    'Ctrl+K': search,
    tab: {
      count: () => {
        countClicks(selectors.tab);
      },
      state: () => ({feedback: is(selectors.tab, selectors.busy), done: isVisible(selectors.tabPanel)}),
    },
    copy: {
      count: countCopies,
      state: () => ({feedback: is(selectors.copyButton, selectors.busy), done: times > 0}),
    },
  };
  const kind = kinds[name];
  kind?.count();
  // A result that was undone does not count.
  watched.timesDone = () => (kind?.state().done === true ? times : 0);

  /** @type {Response | undefined} */
  let response;
  let isReported = false;
  /** @type {() => void} */
  let record = () => undefined;

  // Checks every frame, even before the press, because the first run is slow and must not delay the response.
  function checkFrame() {
    // Records the previous frame if its task has not run yet: after a touch, browsers may let further frames go first.
    record();
    const {done, feedback = done} = kind?.state() ?? {done: false};
    record = () => {
      if (!response) {
        return;
      }
      const elapsed = performance.timeOrigin + performance.now() - response.pressed;
      if (feedback || done) {
        response.feedback ??= elapsed;
      }
      if (done) {
        response.done ??= elapsed;
      }
      if (!isReported && (done || elapsed > timeout)) {
        isReported = true;
        watched.reportResponse(response);
      }
    };
    // Right after the frame, before other work of the page.
    void scheduler.postTask(record, {priority: 'user-blocking'});
    if (!isReported) {
      requestAnimationFrame(checkFrame);
    }
  }
  if (kind) {
    requestAnimationFrame(checkFrame);
  }

  const untilPressed = new AbortController();
  addEventListener(
    name === 'Ctrl+K' ? 'keydown' : 'pointerup',
    (event) => {
      // The reader waits from the press of K on, not of Control.
      if (event instanceof KeyboardEvent && event.key === 'Control') {
        return;
      }
      untilPressed.abort();
      const pressed = performance.timeOrigin + event.timeStamp;
      const pressedResponse = {pressed, isEarly: !root.matches(selectors.hydrated)};
      response = pressedResponse;
      if (!kind) {
        // For a link, the start of the navigation in the browser is feedback.
        navigation.addEventListener('navigate', () => {
          watched.reportResponse({...pressedResponse, feedback: performance.timeOrigin + performance.now() - pressed});
        });
      }
    },
    {capture: true, signal: untilPressed.signal},
  );
}
