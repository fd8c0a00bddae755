import { codeForm } from 'shared-contracts/api/codes';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const storageKey = keyOf('customer', 'recently-viewed');

/** How many codes the device keeps: more than are shown, since some may be gone from the catalogue. */
const kept = 12;

/** The form of a product's code; whatever else is stored was not written by the shop. */
const isCode = (value: unknown): value is string => typeof value === 'string' && codeForm.test(value);

function parse(text: string): string[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? [...new Set(stored.filter(isCode))].slice(0, kept) : null;
}

/** Codes of the products that were looked at on this device, the latest first. Codes only: prices come from the API. */
export const viewedCodes = (): string[] => readStorage('local', storageKey, parse) ?? [];

export function rememberViewed(code: string): void {
  const codes = [code, ...viewedCodes().filter((known) => known !== code)].slice(0, kept);
  writeStorage('local', storageKey, JSON.stringify(codes));
}

export function forgetViewed(): void {
  removeStorage('local', storageKey);
}
