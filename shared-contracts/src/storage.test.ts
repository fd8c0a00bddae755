import { retryable } from './retryable';
import { onStorageChange, readStorage, removeStorage, writeStorage } from './storage';

const asText = (text: string) => text;

afterEach(() => {
  jest.restoreAllMocks();
});

it('a text is read from its storage until it is removed', () => {
  expect(writeStorage('local', 'subject', 'savon')).toBe(true);
  expect(readStorage('local', 'subject', asText)).toBe('savon');
  expect(readStorage('session', 'subject', asText)).toBeNull();

  removeStorage('local', 'subject');

  expect(readStorage('local', 'subject', asText)).toBeNull();
});

it('a text that cannot be parsed is null', () => {
  writeStorage('local', 'subject', '{');

  expect(readStorage('local', 'subject', (text) => JSON.parse(text) as unknown)).toBeNull();
});

it('reading forbidden storage returns null, and writing to forbidden or full storage returns false', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStorage('local', 'subject', 'savon')).toBe(false);
  full.mockRestore();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });

  expect(writeStorage('local', 'subject', 'savon')).toBe(false);
  expect(readStorage('local', 'subject', asText)).toBeNull();
  expect(() => removeStorage('local', 'subject')).not.toThrow();
});

it('a listener gets changes of its key by other tabs until it is removed', () => {
  const received: (string | null)[] = [];
  const other = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  const stop = onStorageChange('subject', (text) => received.push(text));

  other({ key: 'subject', newValue: 'savon', storageArea: localStorage });
  other({ key: 'something else', newValue: 'balai', storageArea: localStorage });
  other({ key: 'subject', newValue: 'session', storageArea: sessionStorage });
  other({ key: 'subject', newValue: null, storageArea: localStorage });
  other({ key: null, newValue: null, storageArea: localStorage });
  stop();
  other({ key: 'subject', newValue: 'afterwards', storageArea: localStorage });

  expect(received).toEqual(['savon', null, null]);
});

it('a listener gets the current value when a frozen page is restored', () => {
  const received: (string | null)[] = [];
  const stop = onStorageChange('subject', (text) => received.push(text));
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  writeStorage('local', 'subject', 'savon');

  shown(false);
  shown(true);
  stop();
  shown(true);

  expect(received).toEqual(['savon']);
});

it('loads only once for calls during and after a successful load', async () => {
  const load = jest.fn(async () => 'code');
  const code = retryable(load);

  const asked = await Promise.all([code(), code()]);
  const later = await code();

  expect([...asked, later]).toEqual(['code', 'code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again when called after a failure', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const code = retryable(load);

  await expect(Promise.all([code(), code()])).rejects.toThrow('offline');
  const later = await code();

  expect(later).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
