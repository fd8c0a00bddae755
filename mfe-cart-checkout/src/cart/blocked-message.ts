import type { User } from 'shared-contracts/api/users';

/** Returns the company's sentence for a customer who cannot order; null for others, and for odd types of other APIs. */
export const blockedMessageOf = (user: User | null): string | null =>
  (typeof user?.blockedMessage === 'string' && user.blockedMessage) || null;
