import { and, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ProfileChange, User } from 'shared-contracts/api/users';
import type { Db, Tx } from '../database/database';
import { violates } from '../database/database-errors';
import { filled, toStored } from '../database/rows';
import { customers, linkMailKinds, linkTokens, mails } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import { unauthorized } from '../refusals/refusals';
import { hashOf } from '../secrets';
import { usernameTaken } from './account-refusals';

export type Customer = typeof customers.$inferSelect;

type NewCustomer = Omit<typeof customers.$inferInsert, 'username'>;
type CustomerChange = Omit<ProfileChange, 'defaultShippingAddressId' | 'defaultBillingAddressId'>;

/** One change at a time of what a customer has, so that limits, names and default flags hold. */
export const lockCustomer = (tx: Tx, id: string) =>
  tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update');

export const toUser = ({ siret, vatNumber, ...customer }: Customer): User =>
  User.parse({ ...customer, ...filled({ siret, vatNumber }) });

const emailVerifiedAt = sql`coalesce(${customers.emailVerifiedAt}, now())`;

export function createCustomerRepository(db: Db) {
  const spend = (executor: Db, which: SQL | undefined) =>
    executor
      .update(linkTokens)
      .set({ usedAt: sql`now()` })
      .where(and(which, isNull(linkTokens.usedAt)))
      .returning({ hash: linkTokens.hash, customerId: linkTokens.customerId });

  return {
    /** @throws {Refusal} 401 when the account was erased meanwhile */
    byId: async (id: string) => {
      const [customer] = await db.select().from(customers).where(eq(customers.id, id));
      if (!customer) throw unauthorized();
      return customer;
    },

    /** By identifier or e-mail address, in any case. */
    byLogin: async (login: string) => {
      // An identifier holds no @, so one login names at most one customer.
      const column = login.includes('@') ? customers.emailAddress : customers.username;
      const [found] = await db.select().from(customers).where(sql`lower(${column}) = ${login.toLowerCase()}`);
      return found ?? null;
    },

    /** Also enqueues the mail that verifies the e-mail address. Null when the e-mail address is taken. */
    add: async (customer: NewCustomer) => {
      const base = usernameFrom(customer.emailAddress);
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const username = attempt === 0 ? base : `${base}-${Math.floor(Math.random() * 10 ** (attempt + 1))}`;
        try {
          return await db.transaction(async (tx) => {
            const [added] = await tx
              .insert(customers)
              .values({ ...customer, username })
              .returning();
            if (added) await enqueueMail(tx, { kind: 'verify', customerId: added.id });
            return added ?? null;
          });
        } catch (error) {
          if (violates(error, 'customers_email')) return null;
          if (!violates(error, 'customers_username')) throw error;
        }
      }
      throw new Error(`no free username near ${base}`);
    },

    /** @throws {Refusal} 409 when the username is taken */
    change: async (id: string, change: CustomerChange) => {
      const given = toStored(change);
      if (Object.keys(given).length === 0) {
        return (await db.select().from(customers).where(eq(customers.id, id)))[0] ?? null;
      }
      try {
        return (await db.update(customers).set(given).where(eq(customers.id, id)).returning())[0] ?? null;
      } catch (error) {
        if (!violates(error, 'customers_username')) throw error;
        throw usernameTaken();
      }
    },

    byVerificationToken: async (token: string) => {
      const [found] = await db
        .select({ customer: getTableColumns(customers) })
        .from(linkTokens)
        .innerJoin(customers, eq(customers.id, linkTokens.customerId))
        .where(validLink(token, 'verify'));
      return found?.customer ?? null;
    },

    /** Uses a verification link, which verifies the e-mail address; true once. */
    useVerificationToken: (token: string) =>
      db.transaction(async (tx) => {
        const [spent] = await spend(tx, validLink(token, 'verify'));
        if (!spent) return false;
        await tx.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, spent.customerId));
        return true;
      }),

    /** Uses a reset link and spends all other links of its customer; the customer, or null. */
    useResetToken: async (token: string) => {
      const owner = db
        .select({ customerId: linkTokens.customerId })
        .from(linkTokens)
        .where(validLink(token, 'reset'));
      const spent = await spend(db, eq(linkTokens.customerId, sql`(${owner})`));
      // The second request finds links of this customer spent, the own one among them.
      return spent.find(({ hash }) => hash === hashOf(token))?.customerId ?? null;
    },

    /** Also spends all mailed links, and takes back those that are still to be mailed. */
    setPassword: async (id: string, passwordHash: string) => {
      // The person who followed the mailed link has also shown that the e-mail address is theirs.
      await db.update(customers).set({ passwordHash, emailVerifiedAt }).where(eq(customers.id, id));
      await spend(db, eq(linkTokens.customerId, id));
      await db
        .delete(mails)
        .where(and(eq(mails.customerId, id), inArray(mails.kind, [...linkMailKinds]), isNull(mails.sentAt)));
    },
  };
}

const validLink = (token: string, purpose: 'verify' | 'reset') =>
  and(
    eq(linkTokens.hash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
  );

function usernameFrom(emailAddress: string): string {
  const local = emailAddress.split('@')[0] ?? '';
  return local
    .replace(/[^a-zA-Z0-9._-]/g, '')
    .slice(0, 50)
    .padEnd(3, '0');
}
