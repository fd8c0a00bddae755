import { randomKey, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';

const markKey = 'sph-registration';

/** Returns the mark of a registration made in this browser and not verified yet; empty if there is none. */
export const registrationMark = () =>
  readStorage('local', markKey, (text) => (/^[0-9a-f]{32}$/.test(text) ? text : null)) ?? '';

/** Returns the mark to register with; it proves at verification that the same person chose the password. */
export function keepRegistrationMark(): string {
  const stored = registrationMark();
  if (stored) return stored;
  const mark = randomKey();
  writeStorage('local', markKey, mark);
  return mark;
}

/** Removes the mark after the verification. */
export const dropRegistrationMark = () => removeStorage('local', markKey);
