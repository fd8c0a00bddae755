import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a time. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** For prices in euros with four exact decimals (decision 008). */
export const euros = { precision: 12, scale: 4, mode: 'number' } as const;

/** For percentages with two decimals. */
export const percent = { precision: 5, scale: 2, mode: 'number' } as const;
