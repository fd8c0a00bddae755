import type { Canary } from 'shared-contracts/remotes';
import { publish, publishCanary } from './publish';
import { describeReleases, previousRelease, readState } from './releases';
import { goBack } from './rollback';
import { rollOut } from './rollout';
import { Refusal, type Shop } from './shop';
import { first, id, name, onFolder, second, third, verdict } from './testing/squad';

onFolder('A squad that deploys to a shop with steps', (squad) => {
  const plan = { percents: [5, 20], minutes: 1, isForAll: true };
  /** Of the shells on the version at the pointer. */
  let verdicts: Awaited<ReturnType<Shop['verdicts']>>;
  /** What visitors get when the shop is asked for its verdict. */
  let seen: (Canary | string)[];
  /** Called before each verdict. */
  let decide: (percent: number | undefined) => Promise<void> | void;
  const shop = {
    verdicts: async () => verdicts,
    async awaitVerdict() {
      const { build, ...pointer } = await pointed();
      seen.push(pointer.canary ?? build);
      await decide(pointer.canary?.percent);
      return verdicts;
    },
  };
  const pointed = async () => {
    const { canary } = await (await fetch(`${squad.url}remote.json`)).json();
    return { build: await squad.live(), canary: canary as Canary | undefined };
  };
  const deploy = (build = second, options = plan) => rollOut(build, options, squad.location, shop);
  const refuse = (at: number | undefined) => {
    decide = (percent) => {
      if (percent === at) throw new Refusal('refuse', 'broken');
    };
  };
  const state = () => readState(name, squad.location);

  beforeEach(async () => {
    seen = [];
    verdicts = [];
    decide = () => undefined;
    jest.spyOn(console, 'error').mockImplementation();
  });

  it('gives its build to all once the gate has accepted it and each step is over', async () => {
    await squad.publish(first);

    await deploy();

    const at = (percent: number) => ({ percent, build: id(second) });
    expect(seen).toEqual([at(0), at(5), at(20), id(second)]);
    expect(await squad.history()).toEqual([id(first), id(second)]);
  });

  const refusals = [
    ['by the gate', 0],
    ['at a step', 20],
    ['for all', undefined],
  ] as const;
  it.each(refusals)('takes back a build refused %s, and lists each refusal', async (_when, percent) => {
    await squad.publish(first, second);
    refuse(percent);

    for (let times = 0; times < 2; times += 1) await expect(deploy(third)).rejects.toThrow('refuse : broken');

    expect(await pointed()).toEqual({ build: id(second), canary: undefined });
    const refused = { build: id(third), refused: 'broken', percent: percent ?? 100 };
    expect((await state()).refused).toMatchObject([refused, refused]);
    const list = describeReleases(name, await state(), await squad.location.store.list());
    expect(list).toContain(`refusée, ${percent ?? 100} % des visiteurs : broken`);
  });

  it.each(refusals)('never rolls back to a build refused %s, and can redeploy it', async (_when, percent) => {
    await squad.publish(first, second);
    refuse(percent);
    await expect(deploy(third)).rejects.toThrow('refuse : broken');

    const back = await goBack(name, undefined, squad.location);

    expect(back.to.build).toBe(id(first));
    await expect(goBack(name, id(third), squad.location)).rejects.toThrow(/n'a jamais été en ligne/);
    decide = () => undefined;
    await deploy(third);
    expect(await squad.history()).toEqual([id(first), id(second), id(first), id(third)]);
  });

  it('never rolls back to a first build that the shop has refused', async () => {
    refuse(undefined);
    await expect(deploy(first)).rejects.toThrow('refuse : broken');
    decide = () => undefined;

    await deploy(second);

    expect(await previousRelease(name, await state(), squad.location)).toBeNull();
  });

  const no = { state: 'refused', reason: '9 %' } as const;
  it.each([
    ['returns to a build that only one shell refuses', [verdict('old', no), verdict('new')], second, [third]],
    ['never returns to a build that the only shell took back', [verdict('only', no)], first, [second, third]],
    [
      'never returns to a build that one shell took back and that does not fit another',
      [verdict('old', { state: 'unfit' }), verdict('new', { ...no, isTakenBack: true })],
      first,
      [second, third],
    ],
  ])('%s', async (_what, known, live, refusedBuilds) => {
    await squad.publish(first, second);
    verdicts = known;
    refuse(5);

    await expect(deploy(third)).rejects.toThrow('broken');

    expect(await pointed()).toEqual({ build: id(live), canary: undefined });
    expect((await state()).refused.map(({ build }) => build)).toEqual(refusedBuilds.map(id));
  });

  it('continues an interrupted deployment at its step', async () => {
    await squad.publish(first);
    await publishCanary(second, 5, squad.location);

    await deploy();

    expect(seen.map((each) => (typeof each === 'string' ? 100 : each.percent))).toEqual([5, 20, 100]);
  });

  it.each([
    ['a rollback', () => goBack(name, undefined, squad.location)],
    ['another deployment', () => publish(third, squad.location)],
  ])('stops after %s meanwhile, which stays', async (_what, change) => {
    await squad.publish(first);
    decide = async (percent) => void (percent === 5 && (await change()));

    await expect(deploy()).rejects.toThrow(/n'est plus le canari/);

    expect(await squad.history()).not.toContain(id(second));
  });

  it('keeps a canary at its percentage, also a lower one than before', async () => {
    await squad.publish(first);
    const byHand = (percent: number) => deploy(second, { percents: [percent], minutes: 0, isForAll: false });

    await byHand(20);
    await byHand(5);

    expect((await pointed()).canary).toEqual({ percent: 5, build: id(second) });
  });
});
