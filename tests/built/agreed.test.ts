// What several pages say of the same thing, and what none may say against it.
import {describe, expect, test} from 'vitest';
import {parseDuration} from '../../src/features/api/timeNotation';
import {faultsOf, pageAt} from '../support/pages';
import {sitemapPaths} from '../support/site';

const listed = sitemapPaths().map(pageAt);

const plain: Record<string, string> = {'’': "'", '\u200B': ''};

const texts = new Map(
  listed.map(({address, $}) => {
    const main = $('main').clone();
    main.find('script, style, template, [popover]').remove();
    return [address, main.text().replace(/[’\u200B]|\s+/g, (found) => plain[found] ?? ' ')];
  }),
);

const textOf = (address: string) => texts.get(address) ?? '';

type Agreement = {
  about: string;
  /** Pages that say it, each in its own sentence. */
  pages: string[];
  says: RegExp;
  /** What no page of the site says. */
  never?: RegExp;
};

const agreements: Agreement[] = [
  {
    about: 'the picture after a release with the emergency password is deleted, without a perhaps',
    pages: ['/wiki/session/emergency', '/wiki/session', '/'],
    says: /After a release with the emergency password, [^.]*EmlaLock deletes the picture (?:from its database )?when you leave/,
    never: /EmlaLock may delete the picture|picture may be deleted|because EmlaLock deletes the picture/,
  },
  {
    about: 'whether the picture is deleted or emailed after another end than with the password is not known',
    pages: ['/wiki/session/emergency', '/wiki/profile'],
    says: /[Ww]e don't know whether (?:EmlaLock deletes or emails it then|it does either after any other end)/,
  },
  {
    about: 'when to call for help is the same, in the same words',
    pages: [
      ...['/', '/contact', '/wiki/faq', '/wiki/session', '/wiki/session/emergency', '/wiki/session/end'],
      '/wiki/navigation/holder/status',
    ],
    says: /If your (?:wearer's )?health is in danger, (?:tell them to )?get free any way (?:you|they) can and call (?:your|their) local emergency number\./,
    never:
      /by any means|any way (?:you|they) can(?! and call (?:your|their) local emergency number\.)|(?<!any way (?:you|they) can and call (?:your|their) local )emergency number|(?<!health is )in danger\b/i,
  },
  {
    about: 'whether the team sets a password for a session with a holder is not known',
    pages: ['/', '/wiki/session', '/wiki/session/emergency'],
    says: /They can do this for a session without a holder, but might not for yours, so keep trying your holder too\./,
    never:
      /No answer\? Ask the EmlaLock team to set an emergency password, then use it\.(?! They can)|team can set a password for (?:a|any|your) session|If you have no password, ask the EmlaLock team/,
  },
  {
    about: 'the right code after a wrong one is given at once',
    pages: ['/wiki/session/generate-keyid'],
    says: /give the right code at once to someone your wearer can reach/,
    never: /right (?:one|code) (?:when the session ends|at the end|afterwards)/,
  },
  {
    about: 'what the box of a failed session does in a real session is not known',
    pages: ['/wiki/session/end'],
    says: /leave it unticked, because we don't know what it does there/,
    never: /Failed Session ticked\s?Failed/,
  },
  {
    about: 'the API hides the end date, but perhaps not the duration',
    pages: ['/wiki/session', '/wiki/session/settings'],
    says: /the API doesn't reveal the end date, although the duration it sends might/,
    never: /API doesn't reveal (?:the|a hidden) end date(?! either: enddate|, although)/,
  },
  {
    about: 'a counter shows no times that the session hides',
    pages: ['/wiki/counter-plugin', '/wiki/profile'],
    says: /unless (?:the session|it) hides its times/,
    never: /counter tells strangers when your session began and when it ends\./,
  },
  {
    about: 'a maximum of 0 is none, so nobody changes it',
    pages: ['/docs/api', '/wiki/api', '/wiki/session', '/wiki/session/settings', '/wiki/navigation/holder/status'],
    says: /maximum (?:duration )?\(if there is one\)|(?:not|except for) a maximum of 0|maximum of 0 means that there is none|no maximum, so don't send a call that changes it/,
    never: /reduce the minimum, the maximum or the number/,
  },
  {
    about: 'there are more early ways out than a password and a holder',
    pages: ['/wiki/session/settings', '/wiki/session/end'],
    says: /see Ways to end it/,
    never: /need (?:an|your) emergency password or a release/,
  },
  {
    about: 'whether a holder can pass the minimum or the maximum is not known',
    pages: ['/wiki/navigation/holder/status'],
    says: /We don't know whether EmlaLock lets you go below the minimum or past the maximum/,
    never: /You can always change the time|EmlaLock may not let (?:them|a holder)/,
  },
  {
    about: 'whether visitors of a requirement link have to vote is not known',
    pages: ['/wiki/session/end'],
    says: /EmlaLock's pages differ on whether visitors also have to vote/,
    never: /vote[^.]*, but they don't have to|don't have to vote|even if (?:they|you) don't vote|doesn't vote/i,
  },
  {
    about: 'the picture after a release with the emergency password is emailed as well',
    pages: ['/wiki/session/emergency'],
    says: /EmlaLock also (?:emails you|sends you) the picture/,
    never: /EmlaLock doesn't (?:email|send) (?:you )?the picture/,
  },
  {
    about: 'whether the picture is deleted after a normal end is not known',
    pages: ['/wiki/session/end'],
    says: /before you leave the page\. Assume that you won't see it again\./,
    never: /(?<!whether )EmlaLock deletes the picture after a normal end/,
  },
  {
    about: 'a holder who does not answer is no reason to use the password as long as one can wait',
    pages: ['/wiki/session/emergency'],
    says: /If you can wait, you can still end the session when the time is up and every requirement link is fulfilled\. If you can't/,
    never: /holder doesn't answer\? Use your (?:emergency )?password|the clock (?:still )?ends the session/i,
  },
  {
    about: 'the emergency password works without the holder',
    pages: ['/wiki/session/emergency'],
    says: /use it\. It works without your holder\./,
  },
  {
    about: 'votes from the voting page do not change a test session',
    pages: ['/wiki/session/settings', '/wiki/session', '/wiki/games/voting'],
    says: /votes from the voting page (?:don't change|change nothing|have no effect)/i,
    never: /votes (?:also )?(?:change|count in) (?:a|your) test session/i,
  },
  {
    about: 'whether votes and games stop at the minimum or the maximum is not known',
    pages: ['/wiki/session/settings'],
    says: /We don't know whether votes and games stop at the minimum or (?:the )?maximum/,
    never: /(?<!whether (?:votes and )?)(?:votes|games) (?:always |never )?stop at the (?:minimum|maximum)/i,
  },
  {
    about: 'a first session lasts two weeks at most',
    pages: ['/wiki/how-to/setup-a-session', '/wiki/faq', '/wiki/session/generate-keyid'],
    says: /two weeks at most|at most two weeks|within two weeks/i,
    never: /first session (?:may|can) last (?:one|three|four) weeks?/i,
  },
  {
    about: 'requirement links come before the end, whatever the maximum duration',
    pages: ['/wiki/session/settings', '/wiki/how-to/setup-a-session', '/wiki/games/voting'],
    says: /whatever (?:its|the) maximum duration|even if the maximum duration has passed/,
  },
  {
    about: 'what premium costs is not known',
    pages: ['/wiki/premium'],
    says: /We don't know what it costs or includes, so read EmlaLock's offer before you buy\./,
  },
  {
    about: 'a picture has at most 3 MB',
    pages: ['/wiki/how-to/take-the-lock-box-picture'],
    says: /at most 3 MB/i,
  },
];

test.each(agreements.flatMap(({pages, ...one}) => pages.map((page) => ({page, ...one}))))(
  '$about, on $page',
  ({page, says}) => {
    expect(textOf(page)).toMatch(says);
  },
);

test('no page says the opposite', () => {
  const faults = agreements.flatMap(({about, never}) =>
    faultsOf(({address}) => never?.exec(textOf(address))?.map((found) => `“${found}”, but ${about}`) ?? [], listed),
  );
  expect(faults).toEqual([]);
});

test('adults only is said on the home page and in the FAQ, and nowhere else', () => {
  const saying = listed.filter(({address}) => /\badults only\b/i.test(textOf(address)));
  expect(saying.map(({address}) => address).sort()).toEqual(['/', '/wiki/faq']);
});

describe('an amount of time in an example', () => {
  test('is the same in seconds as in days', () => {
    const wrong = faultsOf(({address}) => {
      const amounts = [...textOf(address).matchAll(/\b(\d+) \((\d+) days?\)/g)];
      return amounts.filter(([, seconds, days]) => Number(seconds) !== Number(days) * 86_400).map(([amount]) => amount);
    }, listed);
    expect(wrong).toEqual([]);
  });

  test('is added twice if it is sent twice', () => {
    const {$} = pageAt('/docs/api');
    const example = $('#four-days-sent-twice').nextUntil('h2, h3');
    const sent = parseDuration(/value=(\w+)/.exec(example.text())?.[1] ?? '');
    const seconds = 'seconds' in sent ? sent.seconds : Number.NaN;
    const rows = [...example.find('tbody tr')].map((row) => [...$(row).children()].map((cell) => $(cell).text()));
    expect(rows).toHaveLength(2);
    for (const [field = '', ...values] of rows) {
      const [before = Number.NaN, ...after] = values.map((value) => Number.parseInt(value, 10));
      expect(after, `${field} after each call`).toEqual([before + seconds, before + 2 * seconds]);
    }
  });
});
