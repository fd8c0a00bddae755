import { retention } from 'shared-contracts/api/retention';

const day = 24 * 60 * 60 * 1000;

/** When an account goes by itself of which the erasure was asked for at this moment. */
export const erasedFrom = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + retention.erasureDays * day);
