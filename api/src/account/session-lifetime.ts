import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '../database/schema';

/** Days that an unused session lives, with and without “Rester connecté”, and that any session lives. */
const rememberedDays = 60;
const unusedDays = 2;
const mostDays = 90;
/** Minutes after which an access token is replaced. */
export const accessMinutes = 15;

export const isAlive = sql`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`;

/** The end of a session that is used now. */
export const nextEnd = (since: SQL, remember: SQL) =>
  sql`least(now() + make_interval(days => case when ${remember} then ${rememberedDays}::int else ${unusedDays}::int end), ${since} + make_interval(days => ${mostDays}::int))`;
