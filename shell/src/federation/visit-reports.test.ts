import { ApiError } from 'shared-contracts/http';
import { noteError, visitReports, watchErrors } from './visit-reports';

const sent: unknown[] = [];
type Loaded = Parameters<NonNullable<typeof visitReports.onLoad>>[0];

const entryOf = (name: string, build = 1) => `https://${name}.test/remote-entry.${build}.js`;

/** Simulates that the federation runtime has loaded a remote; each test uses different remotes. */
const load = (name: string, entry = `${entryOf(name)}?attempt=2`) =>
  visitReports.onLoad?.({ remote: { name, entry } } as unknown as Loaded);
/** Simulates that the builds of remotes are loaded and reported. */
function visit(...names: string[]) {
  for (const name of names) load(name);
  jest.runAllTimers();
  sent.length = 0;
}
const errorOf = (name: string) =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n  at f (https://shop.test/main.js:1:2)\n  at g (https://${name}.test/page.2.js:1:2)`,
  });

beforeAll(() => {
  jest.useFakeTimers();
  watchErrors();
  navigator.sendBeacon = (path, body) => {
    sent.push([path, JSON.parse(String(body))]);
    return true;
  };
});
beforeEach(() => {
  sent.length = 0;
});

it('reports the builds that a visit loads first in one beacon', () => {
  load('mfe-a');
  load('mfe-b');
  load('mfe-a');
  jest.runAllTimers();

  const builds = { 'mfe-a': entryOf('mfe-a'), 'mfe-b': entryOf('mfe-b') };
  expect(sent).toEqual([['/visits', { kind: 'visits', builds }]]);
});

it('reports the build whose code threw an uncaught error, its message and frame, once per document', () => {
  visit('mfe-c');

  window.dispatchEvent(new ErrorEvent('error', { error: errorOf('mfe-c') }));
  noteError(errorOf('mfe-c'));
  jest.runAllTimers();

  const error = `Error: broken\n${errorOf('mfe-c').stack}`;
  expect(sent).toEqual([['/visits', { kind: 'errors', builds: { 'mfe-c': entryOf('mfe-c') }, error }]]);
});

it('reports an entry that fails to load with the error that it threw', () => {
  const remote = { name: 'mfe-k', entry: entryOf('mfe-k') };
  window.dispatchEvent(new ErrorEvent('error', { error: errorOf('mfe-k') }));

  visitReports.errorLoadRemote?.({ remote } as never);

  const error = expect.stringContaining(errorOf('mfe-k').stack);
  expect(sent).toContainEqual(['/visits', { kind: 'errors', builds: { 'mfe-k': remote.entry }, error }]);
});

it('reports a visit before its error, and another build as another visit', () => {
  load('mfe-f');
  noteError(errorOf('mfe-f'));
  load('mfe-f', entryOf('mfe-f', 2));
  noteError(errorOf('mfe-f'));
  jest.runAllTimers();

  const builds = (build: number) => ({ 'mfe-f': entryOf('mfe-f', build) });
  expect(sent.map((each) => (each as [string, object])[1])).toMatchObject([
    { kind: 'visits', builds: builds(1) },
    { kind: 'errors', builds: builds(1) },
    { kind: 'visits', builds: builds(2) },
    { kind: 'errors', builds: builds(2) },
  ]);
});

const thrown = (stack: string) => Object.assign(new Error('broken'), { stack });

it.each([
  ['in a folder inside that of another one', 'mfe-h', thrown('at f (https://mfe-g.test/mfe-h/page.js:1:2)')],
  [
    'above a frame of another one',
    'mfe-i',
    thrown(`at f (https://mfe-g.test/mfe-i/page.js:1:2)\n  at h (${entryOf('mfe-g')}:1:2)`),
  ],
  [
    'of hydration in its component',
    'mfe-j',
    new Error('Minified React error #418'),
    '\n  at Price (https://mfe-g.test/mfe-j/page.js:1:2)\n  at main',
  ],
])('reports an error of a remote %s as its own', (_where, name, error, components = '') => {
  load(name, `https://mfe-g.test/${name}/remote-entry.1.js`);
  visit('mfe-g');

  noteError(error, components);

  expect(sent).toMatchObject([['/visits', { kind: 'errors', builds: { [name]: expect.any(String) } }]]);
});

it.each([
  ['an error of the shell', new Error('of the shell')],
  [
    'a call that the API refused',
    Object.assign(new ApiError({ status: 500, code: 'failed' } as never), errorOf('mfe-d')),
  ],
  ['a rejection whose reason is not an Error', 'mfe-d'],
])('does not report %s', (_what, error) => {
  visit('mfe-d');

  noteError(error);

  expect(sent).toEqual([]);
});
