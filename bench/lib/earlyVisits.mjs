// cspell:ignore framenavigated
// Something is done on a slow phone between the first paint and React.
import {controlsOf} from './contenders.mjs';
import {visit, wait} from './phone.mjs';
import {watchAction} from './watchAction.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./earlyActions.mjs').Action} Action */
/** @typedef {import('./watchAction.mjs').Answer} Answer */
/** @typedef {import('./watchAction.mjs').Watched} Watched */
/**
 * @typedef {object} Moment
 * @property {boolean} isLoading whether the reader has reached for something else, so that the scripts are on their way
 * @property {number} share of the time until React is there
 */
/** Without a number where nothing came of it. */
/** @typedef {{name: string, felt?: number | undefined, done?: number | undefined, times: number}} Outcome */

const patience = 15_000;
/** What is carried out a second time would be by then. */
const settled = 500;
const {menu, menuOpen, control = '', ready = ''} = controlsOf('ours');

/** Has the scripts come, as if the reader reached for another control. @param {import('./phone.mjs').Visit} phone */
async function takeOver(phone) {
  const reached = await phone.reach(control);
  if (!(await phone.appears(ready, patience))) {
    throw new Error(`React did not take over ${phone.page.url()} within ${patience / 1000} s.`);
  }
  return performance.timeOrigin + performance.now() - reached;
}

/** How long the scripts take, once the server has prepared its answers. @param {Browser} browser @param {string} address */
export async function timeToReact(browser, address) {
  const load = () =>
    visit(browser, address, async (phone) => {
      await phone.firstPaint();
      return takeOver(phone);
    });
  await load();
  return load();
}

/** @param {import('./phone.mjs').Visit} phone @param {Action} action */
async function watch({page}, {name}) {
  /** @type {(answer: Answer) => void} */
  let tell = () => undefined;
  /** @type {Promise<Answer>} */
  const answer = new Promise((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('tellAnswer', (/** @type {Answer} */ told) => {
    tell(told);
  });
  await page.evaluate(watchAction, {name, patience});
  return {answer: () => Promise.race([answer, wait(2 * patience).then(() => undefined)])};
}

/** What came of a link shows on the next page. @param {import('./phone.mjs').Visit} phone @param {Answer} answer @param {string} title */
async function followed(phone, {pressed}, title) {
  const at = await phone.headingAt(title, patience);
  await wait(settled);
  return at === undefined ? {} : {done: at - pressed};
}

/** @param {import('./phone.mjs').Visit} phone */
async function timesDone(phone) {
  await takeOver(phone);
  await wait(settled);
  return phone.page.evaluate(() => /** @type {Watched} */ (window).timesDone());
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Action} action
 * @param {Moment} moment
 * @param {number} untilReact milliseconds, if the scripts begin to come at the first paint
 * @returns {Promise<Outcome | undefined>} nothing where React was faster than the reader
 */
function actEarly(browser, origin, action, {isLoading, share}, untilReact) {
  const {name, route, target, keys, inMenu, leadsTo} = action;
  return visit(browser, origin + route, async (phone) => {
    await phone.firstPaint();
    if (inMenu === true) {
      await phone.tap(menu);
      await phone.appears(menuOpen, patience);
    }
    const point = await phone.aim(target);
    let departures = 0;
    phone.page.on('framenavigated', (frame) => {
      departures += frame === phone.page.mainFrame() ? 1 : 0;
    });
    const watched = await watch(phone, action);
    if (isLoading) {
      await phone.reach(control);
    }
    // From here on nothing is asked of the page, so that the moment is not one in which it has time.
    await wait(share * untilReact);
    await (keys === undefined ? phone.press(point) : phone.page.keyboard.press(keys));
    const answer = await watched.answer();
    if (answer === undefined) {
      return {name, times: 0};
    }
    const {isEarly, felt, done} = answer;
    if (!isEarly) {
      return undefined;
    }
    return leadsTo === undefined
      ? {name, felt, done, times: await timesDone(phone)}
      : {name, felt, ...(await followed(phone, answer, leadsTo)), times: departures};
  });
}

/**
 * As `actEarly`, and again a little earlier until it is early.
 * @type {(...asked: Parameters<typeof actEarly>) => Promise<Outcome>}
 */
export async function actBeforeReact(browser, origin, action, {isLoading, share}, untilReact) {
  for (let sooner = share; sooner > 0.001; sooner *= 0.8) {
    const outcome = await actEarly(browser, origin, action, {isLoading, share: sooner}, untilReact);
    if (outcome) {
      return outcome;
    }
  }
  throw new Error(`React is at ${action.route} before anything can be done there.`);
}
