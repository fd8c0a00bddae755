import { openRemote } from './remote-entry';

const address = 'http://remote.test/remote-entry.1.js';
const integrity = `sha384-${'A'.repeat(64)}`;
const shared = { react: {} };
const container = { init: jest.fn(), get: jest.fn() };

/** The script that was asked for; its file comes, or does not, when the test says so. */
function script(): HTMLScriptElement {
  const found = document.head.querySelector('script');
  if (!found) throw new Error('No script was asked for');
  return found;
}

const open = () => openRemote('mfe-catalogue', address, integrity);
const leaves = (value: unknown) => Reflect.set(window, 'mfe-catalogue', value);

beforeEach(() => {
  jest.useFakeTimers();
  container.init.mockReset();
  leaves(undefined);
  Object.assign(globalThis, {
    __webpack_init_sharing__: jest.fn(async () => undefined),
    __webpack_share_scopes__: { default: shared },
  });
});
afterEach(() => jest.useRealTimers());

it('gives the remote the libraries of the shell before anything of it is used', async () => {
  const opening = open();
  leaves(container);

  script().dispatchEvent(new Event('load'));

  expect(await opening).toBe(container);
  expect(container.init).toHaveBeenCalledWith(shared);
});

it('lets the browser check the entry by its hash', async () => {
  const opening = open();

  expect(script()).toMatchObject({ src: address, crossOrigin: 'anonymous', integrity });

  leaves(container);
  script().dispatchEvent(new Event('load'));
  await opening;
  expect(document.head.querySelector('script')).toBeNull();
});

it('fails when the file does not arrive', async () => {
  const opening = open();

  script().dispatchEvent(new Event('error'));

  await expect(opening).rejects.toThrow(/could not be loaded/);
});

it('fails when the file is something else', async () => {
  const opening = open();
  leaves('not a container');

  script().dispatchEvent(new Event('load'));

  await expect(opening).rejects.toThrow(/not an entry of mfe-catalogue/);
});

it('waits two minutes for it at most', async () => {
  const opening = open();
  const outcome = opening.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(119_000);
  expect(document.head.querySelector('script')).not.toBeNull();

  await jest.advanceTimersByTimeAsync(2_000);

  expect(await outcome).toMatchObject({ message: expect.stringMatching(/in time/) });
  expect(document.head.querySelector('script')).toBeNull();
});
