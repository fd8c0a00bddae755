import { onStorageChange, readStorage, removeStorage, writeStorage } from './storage';

const asText = (text: string) => text;

afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps a text and gives it back', () => {
  const kept = writeStorage('local', 'subject', 'savon');

  expect(kept).toBe(true);
  expect(readStorage('local', 'subject', asText)).toBe('savon');
  expect(readStorage('session', 'subject', asText)).toBeNull();
});

it('forgets what was removed', () => {
  writeStorage('session', 'subject', 'savon');

  removeStorage('session', 'subject');

  expect(readStorage('session', 'subject', asText)).toBeNull();
});

it('says nothing when the text cannot be parsed', () => {
  writeStorage('local', 'subject', '{');

  expect(readStorage('local', 'subject', (text) => JSON.parse(text) as unknown)).toBeNull();
});

it('goes on without storage where the browser forbids it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });

  expect(writeStorage('local', 'subject', 'savon')).toBe(false);
  expect(readStorage('local', 'subject', asText)).toBeNull();
  expect(() => removeStorage('local', 'subject')).not.toThrow();
});

it('says so when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(writeStorage('local', 'subject', 'savon')).toBe(false);
});

it('tells what other tabs do with a key until nobody listens', () => {
  const heard: (string | null)[] = [];
  const other = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  const stop = onStorageChange('subject', (text) => heard.push(text));

  other({ key: 'subject', newValue: 'savon', storageArea: localStorage });
  other({ key: 'something else', newValue: 'balai', storageArea: localStorage });
  other({ key: 'subject', newValue: 'session', storageArea: sessionStorage });
  other({ key: 'subject', newValue: null, storageArea: localStorage });
  other({ key: null, newValue: null, storageArea: localStorage });
  stop();
  other({ key: 'subject', newValue: 'late', storageArea: localStorage });

  expect(heard).toEqual(['savon', null, null]);
});

it('tells a page that was frozen what the key holds now', () => {
  const heard: (string | null)[] = [];
  const stop = onStorageChange('subject', (text) => heard.push(text));
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  writeStorage('local', 'subject', 'savon');

  shown(false);
  shown(true);
  stop();
  shown(true);

  expect(heard).toEqual(['savon']);
});
