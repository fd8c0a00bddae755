import { codeForm } from 'shared-contracts/api/fields';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const storageKey = keyOf('customer', 'recently-viewed');

/** How many entries the device keeps: more than are shown, since some may be gone from the catalogue. */
const most = 12;

const isCode = (value: unknown): value is string => typeof value === 'string' && codeForm.test(value);

function parse(text: string): unknown[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? [...new Set(stored)].slice(0, most) : null;
}

const storedEntries = () => readStorage('local', storageKey, parse) ?? [];

/** Codes of the products viewed on this device, the latest first; prices come from the API. */
export const viewedCodes = (): string[] => storedEntries().filter(isCode);

/** Entries that are no codes may be those of a newer version of the shop: they go only when they are the oldest. */
export function rememberViewed(code: string): void {
  const entries = [code, ...storedEntries().filter((known) => known !== code)].slice(0, most);
  writeStorage('local', storageKey, JSON.stringify(entries));
}

export function forgetViewed(): void {
  removeStorage('local', storageKey);
}
