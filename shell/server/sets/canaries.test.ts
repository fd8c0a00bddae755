import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { openShell, shell } from '../testing/shell';

const list = '/category-product/SACS';
const source = bundle({ body: "return h('h1', null, 'Essai')" });
const as = (number: number) => ({ cookie: `other=7; canary=${number}` });
const heading = async (headers = {}) => /<h1>(.*?)<\/h1>/.exec((await shell.ask(list, headers)).body)?.[1];
const canary = async () => (await shell.health()).remotes['mfe-catalogue'].canary;
const untilLive = () => eventually(async () => expect((await canary())?.live).toBeTruthy());
const untilRendered = () => eventually(async () => expect(await heading(as(0))).toBe('Essai'));

openShell();
// A live version without a canary, visits and errors.
beforeEach(() => shell.untilLive(shell.remote.deploy(bundle())));

it('with a canary for 20 %, only visitors 0 to 19 get it and its redirects, at each visit, uncached and without a cookie', async () => {
  shell.remote.deployCanary(20, source);
  await untilRendered();

  const numbers = Array.from({ length: 100 }, (_each, number) => number);
  const headings = await Promise.all([...numbers, ...numbers].map((number) => heading(as(number))));

  const expected = numbers.map((number) => (number < 20 ? 'Essai' : 'Balais'));
  expect(headings).toEqual([...expected, ...expected]);
  for (const cookie of ['', 'canary=', 'canary=100', 'canary=-1', 'canary=1x', 'xcanary=1'])
    expect(await heading({ cookie })).toBe('Balais');

  const ofCanary = await shell.ask(list, as(0));
  const redirect = await shell.ask(`/${list}`, as(0));
  const ofLive = await shell.ask(list, as(20));

  expect(redirect.status).toBe(308);
  for (const { headers } of [ofCanary, redirect]) expect(headers['cache-control']).toBe('private, no-cache');
  expect(ofLive.headers['cache-control']).toContain('s-maxage');
  for (const { headers } of [ofCanary, ofLive]) expect(headers).not.toHaveProperty('set-cookie');
});

it('documents of a canary have its pointer until it ends, other documents the pointer of the live version', async () => {
  const { entry } = shell.remote.deployCanary(20, source);
  await untilRendered();
  const pointerIn = (body: string) => /"pointer":"([^"]*catalogue[^"]*)"/.exec(body)?.[1] ?? '';
  const entryAt = async (path: string) => JSON.parse((await shell.ask(path)).body).entry.file;

  const canaryPage = await shell.ask(list, as(0));
  const pointer = pointerIn(canaryPage.body);

  expect(canaryPage.body).toContain(entry.file);
  expect(await entryAt(pointer)).toBe(entry.file);
  expect(await entryAt(pointerIn((await shell.ask(list)).body))).not.toBe(entry.file);
  shell.remote.endCanary();
  await eventually(async () => expect(await entryAt(pointer)).not.toBe(entry.file));
  expect(await heading(as(0))).toBe('Balais');
  expect(await canary()).toBeNull();
});

it('documents announce a canary, so that browsers draw a number, but not one for 0 %, which the gate only checks', async () => {
  const { entry } = shell.remote.deployCanary(0, source);
  await untilLive();

  expect(await heading(as(0))).toBe('Balais');
  const { body } = await shell.ask(list);
  expect(body).not.toContain('"hasCanary":true');
  expect(body).not.toContain(entry.file);
  shell.remote.deployCanary(1, source);
  await eventually(async () => expect((await shell.ask(list)).body).toContain('"hasCanary":true'));
});

it('a canary of another build ends the earlier one, even if the gate refuses that build', async () => {
  shell.remote.deployCanary(20, source);
  await untilRendered();

  shell.remote.deployCanary(20, bundle({ body: "throw new Error('broken')" }));
  await eventually(async () => expect((await canary()).refused?.reason).toContain('broken'));

  const { live, refused } = await canary();
  expect(live).toBeNull();
  expect(await heading(as(0))).toBe('Balais');
  const verdict = await shell.ask(`/remotes/mfe-catalogue.json?build=${refused.build}`);
  expect(JSON.parse(verdict.body).verdicts).toMatchObject([{ state: 'refused', reason: refused.reason }]);
});
