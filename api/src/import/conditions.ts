import { eq, sql } from 'drizzle-orm';
import { formatCents, formatPercent } from 'shared-contracts/pricing';
import { inBatches } from '../database/batches';
import type { Db } from '../database/database';
import { violates } from '../database/database-errors';
import { type Customer, customers, listPrices } from '../database/schema';
import { paced, rowsPerTransaction } from '../database/short-transactions';
import type { Conditions } from './conditions-row';

/** Returns customers by the email address or number that names them, as it was written. */
export async function findCustomers(db: Db, whos: readonly string[]): Promise<Map<string, Customer>> {
  const found = new Map<string, Customer>();
  await inBatches(whos, rowsPerTransaction, async (part) => {
    const asked = sql`unnest(${sql.param(part)}::text[]) as asked(who)`;
    const { emailAddress, customerNumber } = customers;
    const isNamed = sql`folded(${emailAddress}) = folded(asked.who) or folded(${customerNumber}) = folded(asked.who)`;
    const rows = await db
      .select({ who: sql<string>`asked.who`, customer: customers })
      .from(customers)
      .innerJoin(asked, isNamed);
    for (const { who, customer } of rows) found.set(who, customer);
  });
  return found;
}

/** Says that no account has this email address or number, and what to do. */
export const unknownCustomer = (who: string) =>
  who.includes('@')
    ? `aucun compte n’a l’adresse « ${who} » ; corrigez-la, ou attendez que le client s’inscrive`
    : `aucun compte n’a le numéro « ${who} » ; corrigez-le, ou ajoutez l’adresse e-mail du client`;

async function hasPrices(db: Db, priceList: string): Promise<boolean> {
  const isOfList = eq(listPrices.priceList, priceList);
  return (await db.select({ code: listPrices.code }).from(listPrices).where(isOfList).limit(1)).length > 0;
}

/**
 * Stores the conditions that differ, which take effect at the customer's next request.
 * @returns these conditions; none with the reason why an unknown price list or another customer's number is refused
 */
export async function storeConditions(
  db: Db,
  customer: Customer,
  conditions: Conditions,
): Promise<{ readonly differing: Conditions; readonly refusal?: string }> {
  const differing: Conditions = Object.fromEntries(
    Object.entries(conditions).filter(
      ([name, value]) => value !== undefined && value !== customer[name as keyof Conditions],
    ),
  );
  if (Object.keys(differing).length === 0) return { differing };
  const { customerNumber: number, priceList } = differing;
  const refused = (refusal: string) => ({ differing: {}, refusal });
  if (priceList && !(await hasPrices(db, priceList)))
    return refused(
      `aucun prix n’est du tarif « ${priceList} » ; corrigez ce nom, ou importez d’abord ses prix`,
    );
  try {
    await paced(async () => db.update(customers).set(differing).where(eq(customers.id, customer.id)));
    return { differing };
  } catch (error) {
    if (!violates(error, 'customers_number')) throw error;
    return refused(`« ${number} » est déjà le numéro d’un autre client ; corrigez-le`);
  }
}

/** Describes conditions, without those that are undefined. */
export const inWords = (conditions: Conditions): string[] => {
  const { customerNumber, discountRate, priceList, deferredPayment, accountLimitCents, blockedMessage } =
    conditions;
  const words = [
    customerNumber === undefined ? null : `numéro ${customerNumber ?? 'aucun'}`,
    discountRate === undefined ? null : `remise ${formatPercent(discountRate)}`,
    priceList === undefined ? null : `tarif ${priceList ?? 'aucun'}`,
    deferredPayment === undefined ? null : `compte ${deferredPayment ? 'oui' : 'non'}`,
    accountLimitCents === undefined
      ? null
      : `plafond ${accountLimitCents === null ? 'sans' : formatCents(accountLimitCents)}`,
    blockedMessage === undefined ? null : blockedMessage ? `bloqué « ${blockedMessage} »` : 'non bloqué',
  ];
  return words.filter((word) => word !== null);
};
