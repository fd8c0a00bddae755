import { codeForm } from 'shared-contracts/api/limits';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

/**
 * The latest texts of a kind, in the browser; the customer's, they go with the sign-out. Entries that are no such texts may be
 * those of a newer version of the shop: they go only when they are the oldest.
 */
function latestOf(key: string, most: number, isKnown: (text: string) => boolean) {
  function stored(): unknown[] {
    const entries = readStorage('local', key, (text): unknown => JSON.parse(text));
    return Array.isArray(entries) ? [...new Set(entries)].slice(0, most) : [];
  }
  return {
    /** The latest first. */
    read: () => stored().filter((entry): entry is string => typeof entry === 'string' && isKnown(entry)),
    remember(text: string): void {
      const entries = [text, ...stored().filter((known) => known !== text)].slice(0, most);
      writeStorage('local', key, JSON.stringify(entries));
    },
    forget: () => removeStorage('local', key),
  };
}

/** What was searched for on this device. */
export const recentSearches = latestOf(keyOf('customer', 'recent-searches'), 5, () => true);

/** Codes of products viewed on this device: more than are shown, since some may be gone from the catalogue. */
export const viewedProducts = latestOf(keyOf('customer', 'recently-viewed'), 12, (text) =>
  codeForm.test(text),
);
