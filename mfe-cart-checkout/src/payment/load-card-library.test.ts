import { fakeCardLibrary } from '../testing/fake-card-library';
import { libraryNotLoaded } from './payment-errors';

const payment = { domain: 'https://payment.example', publicKey: '12345678:testpublickey_test' };
const url = 'https://payment.example/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';
const sandbox = { ...payment, domain: 'http://localhost:4100', scriptUrl: 'http://localhost:4100/script.js' };
const browser = window as { KR?: unknown };

/** Imports the module again for each test, since the provider's loader has state. */
async function freshLoader() {
  jest.resetModules();
  const { loadCardLibrary } = await import('./load-card-library');
  return loadCardLibrary;
}

const scripts = () => [...document.scripts].map(({ src }) => src);

beforeEach(() => {
  delete browser.KR;
  document.body.replaceChildren();
});

it('the loader loads the library of the provider’s domain once, and sets a changed key in it', async () => {
  const loadCardLibrary = await freshLoader();
  const first = loadCardLibrary(payment);
  expect(scripts()).toEqual([url]);
  expect(document.scripts[0]).toHaveAttribute('kr-public-key', payment.publicKey);
  expect(document.scripts[0]).toHaveAttribute('kr-spa-mode', 'true');
  const library = fakeCardLibrary();
  browser.KR = library;

  expect(await first).toBe(library);
  expect(await loadCardLibrary(payment)).toBe(library);
  await loadCardLibrary({ ...payment, publicKey: '12345678:publickey_other' });
  expect(library.configs).toEqual([{ publicKey: '12345678:publickey_other' }]);
  expect(scripts()).toEqual([url]);
});

it.each([
  ['the provider', payment],
  ['a provider with a production key', { domain: 'http://payment.example/', publicKey: '12:publickey_x' }],
  ['the sandbox', sandbox],
])(
  'the loader rejects when the library of %s cannot be loaded, and can retry',
  async (_name, configuration) => {
    const loadCardLibrary = await freshLoader();
    const first = loadCardLibrary(configuration);
    document.scripts[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow(libraryNotLoaded);
    expect(scripts()).toEqual([]);

    const second = loadCardLibrary(configuration);
    expect(scripts()).toHaveLength(1);
    browser.KR = fakeCardLibrary();

    expect(await second).toBe(browser.KR);
  },
);

type Rejected = [what: string, changes: object, message: string, logged: string[]];
const invalidDomain = (domain: string): Rejected => {
  const format = 'Domain format should be https://domain.name';
  return [`the domain ${domain}`, { domain }, `[${domain}] is not a valid endpoint domain`, [format]];
};
const invalidKey = (publicKey: string): Rejected => {
  const format = 'Public key format should be shopId:[test]publickey_*';
  return [`the key ${publicKey}`, { publicKey }, `[${publicKey}] is not a valid public key`, [format]];
};

it.each<Rejected>([
  ['no domain', { domain: '', publicKey: '' }, 'Domain not defined', []],
  ['no key', { publicKey: '' }, 'Public key not defined', []],
  ...['http://localhost:4100', 'ftp://payment.example', 'payment.example'].map(invalidDomain),
  ...['https://payment.example/path', 'https://payment.example/?a=1'].map(invalidDomain),
  ...['1:publickey_x', '123456789:publickey_x', 'publickey_x'].map(invalidKey),
  ...['12345678:prodpublickey_x', '12345678:testpublickey_'].map(invalidKey),
])(
  'the loader rejects %s, and logs the format of an invalid one',
  async (_what, changes, message, logged) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const loadCardLibrary = await freshLoader();

    await expect(loadCardLibrary({ ...payment, ...changes })).rejects.toBe(message);

    expect(log.mock.calls.flat()).toEqual(logged);
    expect(scripts()).toEqual([]);
  },
);

it('the loader rejects after 20 seconds if the library does not become ready', async () => {
  const loadCardLibrary = await freshLoader();
  jest.useFakeTimers();
  browser.KR = { ready: false };
  const failure = loadCardLibrary(payment).catch((error: Error) => error.message);

  await jest.advanceTimersByTimeAsync(20_000);

  expect(await failure).toBe(libraryNotLoaded);
  jest.useRealTimers();
});
