import type { User } from 'shared-contracts/api/users';

/** Returns the company's sentence for a blocked customer; null for others, or if another API sends no text. */
export const blockedMessageOf = (user: User | null): string | null =>
  (typeof user?.blockedMessage === 'string' && user.blockedMessage) || null;
