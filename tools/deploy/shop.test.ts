import { describeVerdicts, Shop, type Verdict } from './shop';
import { serveJson } from './testing/json-server';
import { name, verdict } from './testing/squad';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

/** Responses of the shop by URL, sent in order; the last one is repeated. */
const responses = new Map<string, object[]>();
let shop: Shop;
beforeAll(async () => {
  const origin = await serveJson((path) => {
    const [next, ...later] = responses.get(path) ?? [];
    if (later.length > 0) responses.set(path, later);
    return next;
  });
  shop = new Shop(origin);
});
beforeEach(() => responses.clear());

const path = `/remotes/${name}.json?build=`;
/** Sets what the shells that respond in turn know of a build; the last one responds to further requests. */
const decide = (...answers: Verdict[][]) =>
  responses.set(
    `${path}1`,
    answers.map((verdicts) => ({ verdicts })),
  );
const no = { state: 'refused', reason: 'utilise Link' } as const;

it.each<[string, Verdict[][]]>([
  ['the shop has accepted the build', [[verdict('a', { state: 'waiting' })], [verdict('a')]]],
  ['one build of the shell has accepted it, and another one has not', [[verdict('a'), verdict('b', no)]]],
  [
    'a shell that keeps an earlier version has said so',
    [[verdict('a'), verdict('b', { ...no, state: 'unfit' })]],
  ],
])('a deployment completes once %s', async (_when, answers) => {
  decide(...answers);

  await expect(shop.awaitVerdict(name, '1')).resolves.toEqual(answers.at(-1));
});

it.each<[string, Verdict[], Verdict[], string, number | undefined]>([
  [
    'every known shell refuses after the last of them has decided',
    [verdict('a'), verdict('b', { state: 'waiting' })],
    [verdict('a', no), verdict('b', no)],
    'boutique 1.0.0 (a) : refusée : utilise Link ; boutique 1.0.0 (b) : refusée',
    undefined,
  ],
  [
    'the only shell refuses',
    [verdict('a', { state: 'waiting' })],
    [verdict('a', no)],
    'utilise Link',
    undefined,
  ],
  [
    'one of the shells takes back within its minutes',
    [verdict('a'), verdict('b')],
    [verdict('a'), verdict('b', { ...no, reason: '9 %', isTakenBack: true })],
    'boutique 1.0.0 (a) : acceptée ; boutique 1.0.0 (b) : refusée : 9 %',
    10,
  ],
])('a deployment whose build %s fails with the reason', async (_who, before, after, reason, minutes) => {
  decide(...Array.from({ length: 16 }, () => before), after);

  await expect(shop.awaitVerdict(name, '1', minutes)).rejects.toThrow(`refuse ${name} (1) : ${reason}`);
});

it("a shell's own verdict counts, not what another one knew of it before", async () => {
  const own = verdict('a', { warning: null });
  decide([own], [verdict('a', { state: 'waiting' })]);

  expect(await shop.verdicts(name, '1')).toEqual([own]);
});

it('shells that know nothing of each other are reported', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  decide([verdict('a')], [verdict('b')]);

  await shop.verdicts(name, '1');

  expect(error).toHaveBeenCalledWith(expect.stringContaining('2 boutiques ne savent rien'));
});

it('a build of the shell is described once, as refusing if one of its processes refuses', () => {
  const other = { shell: { id: 'other', version: '1.0.0', build: 'a' } };
  const slow = { warning: 'LCP 900 ms, 300 ms avant elle' };

  expect(describeVerdicts([verdict('a', no), verdict('a', other), verdict('b', slow)])).toEqual([
    'boutique 1.0.0 (a) : refusée : utilise Link',
    'boutique 1.0.0 (b) : acceptée ; plus lente : LCP 900 ms, 300 ms avant elle',
  ]);
});
