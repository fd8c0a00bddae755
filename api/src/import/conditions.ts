import { eq, sql } from 'drizzle-orm';
import { formatCents, formatPercent } from 'shared-contracts/pricing';
import { inBatches } from '../database/batches';
import type { Db } from '../database/database';
import { violates } from '../database/database-errors';
import { type Customer, customers, listPrices } from '../database/schema';
import { paced, rowsPerTransaction } from '../database/short-transactions';
import type { Conditions } from './conditions-row';

/** Conditions for a customer, named by email address or number; `position` for messages: 'Ligne 12'. */
export interface ConditionsRow {
  readonly position: string;
  readonly who: string;
  readonly conditions: Conditions;
}

/** What became of a row: the changes in words, none if nothing differed, or why nothing was changed. */
export interface RowOutcome extends ConditionsRow {
  readonly changes: readonly string[];
  readonly refusal?: string;
}

type Changes = Pick<RowOutcome, 'changes' | 'refusal'>;
const refused = (refusal: string): Changes => ({ changes: [], refusal });

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

/**
 * Stores the conditions that differ, a row at a time, so that orders wait for none: they take effect at the
 * customer's next request. A customer's second row, an unknown customer or price list, or a number of another
 * is refused.
 */
export async function storeConditions(db: Db, rows: readonly ConditionsRow[]): Promise<RowOutcome[]> {
  const whos = rows.map(({ who }) => who);
  const found = await findCustomers(db, whos);
  const positions = new Map<string, string>();
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const customer = found.get(row.who);
    const first = customer && positions.get(customer.id);
    if (customer && !first) positions.set(customer.id, row.position);
    const stored = !customer
      ? refused(unknownCustomer(row.who))
      : first
        ? refused(`« ${row.who} » est déjà le client de : ${first} ; gardez une seule ligne`)
        : await store(db, customer, row.conditions);
    outcomes.push({ ...row, ...stored });
  }
  return outcomes;
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

async function store(db: Db, customer: Customer, conditions: Conditions): Promise<Changes> {
  const differing: Conditions = Object.fromEntries(
    Object.entries(conditions).filter(
      ([name, value]) => value !== undefined && value !== customer[name as keyof Conditions],
    ),
  );
  if (Object.keys(differing).length === 0) return { changes: [] };
  const { customerNumber: number, priceList } = differing;
  if (priceList && !(await hasPrices(db, priceList)))
    return refused(
      `aucun prix n’est du tarif « ${priceList} » ; corrigez ce nom, ou importez d’abord ses prix`,
    );
  try {
    await paced(async () => db.update(customers).set(differing).where(eq(customers.id, customer.id)));
  } catch (error) {
    if (!violates(error, 'customers_number')) throw error;
    return refused(`« ${number} » est déjà le numéro d’un autre client ; corrigez-le`);
  }
  return { changes: inWords(differing) };
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
