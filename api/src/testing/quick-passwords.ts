import { createPasswords } from '../account/passwords';

/** Creates passwords with the lowest cost that argon2id allows, since most tests sign in. */
export const quickPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
