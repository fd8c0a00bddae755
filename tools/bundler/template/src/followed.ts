import { keyOf, readStorage, writeStorage } from 'shared-contracts/storage';

/** Key of customer data, which is removed at sign-out. */
const storageKey = keyOf('customer', 'marques-followed');

function parse(text: string): string[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : null;
}

/** Returns the codes of the categories that the customer follows. */
export const followed = (): string[] => readStorage('local', storageKey, parse) ?? [];

/** Adds a category to those that the customer follows. */
export function follow(code: string): void {
  writeStorage('local', storageKey, JSON.stringify([...new Set([...followed(), code])]));
}
