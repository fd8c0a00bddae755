import { visitsPath } from '../federation/visits-path';
import type { BootData } from './boot-data';
import { takePartInCanary } from './canary';

it('the speed of a rendered page is reported once, when the visitor leaves it', () => {
  const observed = new Map<string, (list: object) => void>();
  class Observer {
    static readonly supportedEntryTypes = ['largest-contentful-paint', 'event'];
    constructor(private readonly onList: (list: object) => void) {}
    observe = ({ type }: { type: string }) => void observed.set(type, this.onList);
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const manifest = { entry: { file: 'remote-entry.1.js' } };
  const boot = {
    remotes: { 'mfe-a': { url: 'https://a.test/', manifest } },
    rendered: { route: { remote: 'mfe-a' } },
  };
  const see = (type: string, ...entries: object[]) => observed.get(type)?.({ getEntries: () => entries });

  takePartInCanary(boot as unknown as BootData);
  see('largest-contentful-paint', { startTime: 300 }, { startTime: 900 });
  see(
    'event',
    { duration: 80, interactionId: 1 },
    { duration: 48, interactionId: 2 },
    { duration: 200, interactionId: 0 },
  );
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange'));

  const builds = { 'mfe-a': 'https://a.test/remote-entry.1.js' };
  expect(sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)])).toEqual([
    [visitsPath, { kind: 'speeds', builds, lcp: 900, inp: 80 }],
  ]);
});

it('a browser draws a number once and stores it, whatever other cookies it has', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another script does
  document.cookie = 'lastcanary=1';
  // biome-ignore lint/suspicious/noDocumentCookie: the number of another test
  document.cookie = 'canary=; max-age=0';
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.4299).mockReturnValue(0.9999);

  for (let pages = 0; pages < 2; pages += 1) takePartInCanary({ remotes: {}, rendered: null });

  expect(document.cookie).toBe('lastcanary=1; canary=42');
});
