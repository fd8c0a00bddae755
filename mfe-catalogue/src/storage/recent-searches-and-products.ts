import { codeForm } from 'shared-contracts/api/limits';
import { keyOf, readList, removeStorage, writeStorage } from 'shared-contracts/storage';

/**
 * Returns a list of recent texts in local storage, removed on sign-out. Unknown entries may be from a newer
 * version of the shop: they are ignored, and dropped only when they are the oldest.
 */
function recentList(key: string, max: number, isValid: (text: string) => boolean) {
  const stored = () => [...new Set(readList('local', key))].slice(0, max);
  return {
    /** Most recent first. */
    read: () => stored().filter((entry): entry is string => typeof entry === 'string' && isValid(entry)),
    remember(text: string): void {
      const entries = [text, ...stored().filter((entry) => entry !== text)].slice(0, max);
      writeStorage('local', key, JSON.stringify(entries));
    },
    forget: () => removeStorage('local', key),
  };
}

/** Recent searches on this device. */
export const recentSearches = recentList(keyOf('customer', 'recent-searches'), 5, () => true);

/** Codes of products viewed on this device: more than are shown, since some may leave the catalogue. */
export const viewedProducts = recentList(keyOf('customer', 'recently-viewed'), 12, (text) =>
  codeForm.test(text),
);
