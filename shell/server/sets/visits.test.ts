import type { RemoteManifest } from 'shared-contracts/remotes';
import { openShell, shell } from '../testing/shell';
import { Visits } from './visits';

const sourceOf = (file: string, version: string) => {
  const manifest = { version, entry: { file }, pages: {} } as unknown as RemoteManifest;
  return { inUse: () => [{ owner: 'mfe-a', url: 'https://a.test/', manifest }] };
};
const report = (kind: string, file: string) =>
  JSON.stringify({ kind, builds: { 'mfe-a': `https://a.test/${file}` } });

it('the visits and errors of the last hour are counted by build, the live one first', () => {
  let now = 1; // lru-cache takes a time of 0 for none
  let source = sourceOf('one.js', '1.0.0');
  const visits = new Visits({ inUse: () => source.inUse() }, () => now);
  visits.count(report('visits', 'one.js'), '192.0.2.1');
  visits.count(report('visits', 'one.js'), '192.0.2.2');
  visits.count(report('errors', 'one.js'), '192.0.2.2');

  source = sourceOf('two.js', '2.0.0');
  now += 30 * 60_000;
  visits.count(report('visits', 'two.js'), '192.0.2.1');
  visits.count(report('visits', 'one.js'), '192.0.2.3');

  expect(visits.of('mfe-a')).toMatchObject([
    { version: '2.0.0', visits: 1, errors: 0 },
    { version: '1.0.0', visits: 3, errors: 1 },
  ]);
  source = sourceOf('one.js', '1.0.0');
  visits.count(report('errors', 'two.js'), '192.0.2.1');
  expect(visits.of('mfe-a')).toMatchObject([{ version: '1.0.0' }, { version: '2.0.0', errors: 1 }]);
  now += 45 * 60_000;
  expect(visits.of('mfe-a')).toMatchObject([{ visits: 1, errors: 0 }, { visits: 1 }]);
});

it('the visits per hour are extrapolated from a shorter time', () => {
  let now = 1; // lru-cache takes a time of 0 for none
  const visits = new Visits(sourceOf('one.js', '1.0.0'), () => now);
  for (let visit = 0; visit < 4; visit += 1) visits.count(report('visits', 'one.js'), `192.0.2.${visit}`);

  now += 20 * 60_000;
  expect(visits.perHour(visits.of('mfe-a'))).toBe(12);
  now += 39 * 60_000;
  expect(visits.perHour(visits.of('mfe-a'))).toBeCloseTo((4 * 60) / 59);
});

it('25 forged reports from one network are one visit with one error', () => {
  let now = 1; // lru-cache takes a time of 0 for none
  const visits = new Visits(sourceOf('one.js', '1.0.0'), () => now);

  for (let number = 0; number < 25; number += 1) {
    now += 60_000;
    visits.count(report(number % 2 === 0 ? 'errors' : 'visits', 'one.js'), `2001:db8:1:${number}::1`);
  }

  expect(visits.of('mfe-a')).toMatchObject([{ visits: 1, errors: 1 }]);
  now += 45 * 60_000;
  visits.count(report('visits', 'one.js'), '2001:db8:1::1');
  expect(visits.of('mfe-a')).toMatchObject([{ visits: 1, errors: 0 }]);
});

it.each([
  'no JSON',
  'null',
  '{"kind":"visits"}',
  report('visits', 'unknown.js'),
  report('deletes', 'one.js'),
  '{"kind":"visits","builds":{"__proto__":"one.js","mfe-b":"one.js"}}',
  JSON.stringify({ kind: 'errors', builds: { 'mfe-a': { toString: 1 } } }),
])('the forged report %s is ignored', (text) => {
  const visits = new Visits(sourceOf('one.js', '1.0.0'));

  visits.count(text, '192.0.2.1');

  expect(visits.of('mfe-a').filter(({ visits: count, errors }) => count + errors > 0)).toEqual([]);
});

describe('a running shell', () => {
  openShell();

  it('shows the reports of browsers in /health, and refuses one over 4 kB or from another origin', async () => {
    await shell.untilRendered('/category-product/SACS');
    const { entry } = JSON.parse((await shell.ask('/remotes/mfe-catalogue.json')).body);
    const post = (body: string, from = 'same-origin') =>
      shell.ask('/visits', { 'content-type': 'text/plain', 'sec-fetch-site': from }, 'POST', body);

    const builds = { 'mfe-catalogue': shell.remote.url + entry.file };
    expect((await post(JSON.stringify({ kind: 'visits', builds }))).status).toBe(204);
    expect((await post('x'.repeat(4097))).status).toBe(413);
    expect((await post(JSON.stringify({ kind: 'errors', builds }), 'cross-site')).status).toBe(403);

    expect((await shell.health()).remotes['mfe-catalogue'].visits).toMatchObject([{ visits: 1, errors: 0 }]);
  });
});
