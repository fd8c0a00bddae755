import { onStorageChange, readStorage, removeStorage, writeStorage } from './storage';

const asText = (text: string) => text;

it('forbidden storage is read as null, and forbidden or full storage refuses changes without an error', () => {
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

it('a listener is called when other tabs change or clear its key, until it is removed', () => {
  const listener = jest.fn();
  const other = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  const stop = onStorageChange('subject', listener);

  other({ key: 'something else', newValue: 'balai', storageArea: localStorage });
  other({ key: 'subject', newValue: 'session', storageArea: sessionStorage });
  expect(listener).not.toHaveBeenCalled();
  other({ key: 'subject', newValue: 'savon', storageArea: localStorage });
  other({ key: null, newValue: null, storageArea: localStorage });
  stop();
  other({ key: 'subject', newValue: 'afterwards', storageArea: localStorage });

  expect(listener).toHaveBeenCalledTimes(2);
});

it('a listener is called, until it is removed, when a frozen page is restored or shown', () => {
  const listener = jest.fn();
  const stop = onStorageChange('subject', listener);
  const restored = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const becomes = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  restored(false);
  becomes('hidden');
  expect(listener).not.toHaveBeenCalled();
  restored(true);
  becomes('visible');
  stop();
  restored(true);
  becomes('visible');

  expect(listener).toHaveBeenCalledTimes(2);
});
