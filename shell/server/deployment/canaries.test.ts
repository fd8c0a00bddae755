import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { shell } from '../testing/shell-of-each-test';

const list = '/category-product/SACS';
const canary = bundle({ body: "return h('h1', null, 'Essai')" });
const as = (number: number) => ({ cookie: `other=7; share=${number}` });
const heading = async (headers = {}) => /<h1>(.*?)<\/h1>/.exec((await shell.ask(list, headers)).body)?.[1];
const share = async () => (await shell.health()).remotes['mfe-catalogue'].share;
const untilShared = () => eventually(async () => expect((await share())?.live).toBeTruthy());
const untilRendered = () => eventually(async () => expect(await heading(as(0))).toBe('Essai'));

beforeEach(async () => {
  await shell.open();
  await shell.untilRendered(list);
});

it('with a share of 20 %, only visitors 0 to 19 get the canary, at each visit', async () => {
  shell.remote.share(20, canary);
  await untilRendered();

  const numbers = Array.from({ length: 100 }, (_each, number) => number);
  const headings = await Promise.all([...numbers, ...numbers].map((number) => heading(as(number))));

  const expected = numbers.map((number) => (number < 20 ? 'Essai' : 'Balais'));
  expect(headings).toEqual([...expected, ...expected]);
  for (const cookie of ['', 'share=', 'share=100', 'share=-1', 'share=1x', 'xshare=1'])
    expect(await heading({ cookie })).toBe('Balais');
});

it('pages of a canary are not stored by shared caches, and no page sets a cookie', async () => {
  shell.remote.share(20, canary);
  await untilRendered();

  const ofCanary = await shell.ask(list, as(0));
  const ofLive = await shell.ask(list, as(20));

  expect(ofCanary.headers['cache-control']).toBe('private, no-cache');
  expect(ofLive.headers['cache-control']).toContain('s-maxage');
  for (const { headers } of [ofCanary, ofLive]) expect(headers).not.toHaveProperty('set-cookie');
});

it('documents of a canary have its pointer, other documents the pointer of the live version', async () => {
  const { entry } = shell.remote.share(20, canary);
  await untilRendered();
  const pointerIn = (body: string) => /"pointer":"([^"]*catalogue[^"]*)"/.exec(body)?.[1] ?? '';
  const entryAt = async (path: string) => JSON.parse((await shell.ask(path)).body).entry.file;

  const canaryPage = await shell.ask(list, as(0));
  const pointer = pointerIn(canaryPage.body);

  expect(canaryPage.body).toContain(entry.file);
  expect(await entryAt(pointer)).toBe(entry.file);
  expect(await entryAt(pointerIn((await shell.ask(list)).body))).not.toBe(entry.file);
  shell.remote.endShare();
  await eventually(async () => expect(await entryAt(pointer)).not.toBe(entry.file));
});

it('documents contain whether a share is running, so that browsers draw a number', async () => {
  expect((await shell.ask(list)).body).not.toContain('"isShared":true');

  shell.remote.share(1, canary);

  await eventually(async () => expect((await shell.ask(list)).body).toContain('"isShared":true'));
});

it('all visitors get the canary once it is deployed, and the live version once the share ends', async () => {
  shell.remote.share(5, canary);
  await untilRendered();
  shell.remote.endShare();
  await eventually(async () => expect(await heading(as(0))).toBe('Balais'));
  expect(await share()).toBeNull();

  shell.remote.deploy(canary);

  await eventually(async () => expect(await heading(as(99))).toBe('Essai'));
});

it('no visitor gets a canary that the gate refuses, and its verdict has the reason', async () => {
  await heading();
  shell.remote.share(50, bundle({ body: "throw new Error('broken')" }));

  await eventually(async () => expect((await share())?.refused?.reason).toContain('broken'));

  expect(await heading(as(0))).toBe('Balais');
  const { build } = (await share()).refused;
  const verdict = await shell.ask(`/remotes/mfe-catalogue.json?build=${build}`);
  expect(JSON.parse(verdict.body)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('broken'),
  });
});

it.each([{ percent: 7, build: '0123456789' }, { percent: 5, build: '../x' }, 5])(
  'the invalid share %j is reported as a problem of the remote, whose live version stays',
  async (value) => {
    const { manifest } = shell.remote;
    shell.remote.manifest = { ...manifest, share: value } as typeof manifest;

    await eventually(async () =>
      expect((await shell.health()).remotes['mfe-catalogue'].problem).toContain('champ share illisible'),
    );

    expect(await heading(as(0))).toBe('Balais');
  },
);

describe('a canary with errors in browsers', () => {
  beforeEach(() => shell.open({ trustedProxies: '127.0.0.1' }));

  const report = (kind: string, file: string, visitor: number) =>
    shell.ask(
      '/visits',
      { 'content-type': 'text/plain', 'x-forwarded-for': `192.0.2.${visitor}` },
      'POST',
      JSON.stringify({ kind, builds: { 'mfe-catalogue': shell.remote.url + file } }),
    );

  it('is stopped after ten, when the live version has at most a third of its error rate', async () => {
    const live = shell.remote.manifest?.entry.file ?? '';
    const { entry } = shell.remote.share(20, canary);
    await untilShared();
    for (let visit = 0; visit < 20; visit += 1)
      await Promise.all([report('visits', live, visit), report('visits', entry.file, visit)]);
    for (let visit = 0; visit < 3; visit += 1) await report('errors', live, visit);

    for (let visit = 0; visit < 9; visit += 1) await report('errors', entry.file, visit);
    for (let forged = 0; forged < 25; forged += 1) await report('errors', entry.file, 8);
    expect((await share()).live).toBeTruthy();
    await report('errors', entry.file, 9);

    expect(await share()).toMatchObject({
      live: null,
      refused: { reason: '10 visites sur 20 avec une erreur (50 %, 15 % avant elle)' },
    });
    expect(await heading(as(0))).toBe('Balais');
  });

  it('stays when the live version has as many', async () => {
    const live = shell.remote.manifest?.entry.file ?? '';
    const { entry } = shell.remote.share(20, canary);
    await untilShared();
    for (let visit = 0; visit < 20; visit += 1)
      for (const file of [live, entry.file])
        for (const kind of ['visits', 'errors']) await report(kind, file, visit);

    expect((await share()).live).toBeTruthy();
  });
});
