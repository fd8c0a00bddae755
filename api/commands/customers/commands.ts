import { eq } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import type { z } from 'zod';
import { accountDue } from '../../src/account/conditions';
import type { Db } from '../../src/database/database';
import { type Customer, customers, isSameLogin, mails, orders } from '../../src/database/schema';
import { findCustomers, inWords, storeConditions, unknownCustomer } from '../../src/import/conditions';
import type { conditionsRow } from '../../src/import/conditions-row';
import { CommandError, counted } from '../../src/operator-messages';
import { parisMoment } from '../../src/paris-time';
import { erasedFrom, openRequests } from '../../src/personal-data/deletion-request';
import { eraseCustomer, eraseMessages } from '../../src/personal-data/erase-person';
import { exportPerson, messagesFrom } from '../../src/personal-data/export-person';
import { type Command, toFile, writeTo } from '../terminal';

/** Prints the open requests for erasure. */
export const listRequests: Command = async (db, { output, say }) => {
  const requests = await openRequests(db);
  const lines = requests.map(
    ({ emailAddress, companyName, requestedAt }) =>
      `${emailAddress}  ${companyName}  demandée le ${parisMoment(requestedAt)}, effacée à partir du ${parisMoment(erasedFrom(requestedAt))}\n`,
  );
  await writeTo(output)(lines.join(''));
  say(requests.length === 0 ? 'Aucune demande de suppression.' : `${counted(requests.length, 'demande')}.`);
};

const nothingOf = (emailAddress: string) =>
  new CommandError(
    `Il n’y a ni compte ni message sous ${emailAddress}. Les commandes d’un compte effacé ne portent plus d’adresse e-mail\u00a0: npm run orders -- list.`,
  );

/** Writes all data of a person as JSON. */
export const exportTo =
  (file: string | undefined, emailAddress: string): Command =>
  async (db, { output, say }) => {
    const data = await exportPerson(db, emailAddress);
    if (!data) throw nothingOf(emailAddress);
    const text = `${JSON.stringify(data, null, 2)}\n`;
    if (!file) return writeTo(output)(text);
    await toFile(file, (opened) => writeTo(opened)(text));
    say(`Données exportées dans ${file}.`);
  };

/** Erases an account or the messages of a person, once the operator has confirmed it. */
export const erase =
  (emailAddress: string, isConfirmed: boolean): Command =>
  async (db, { ask, say }) => {
    const isOwner = isSameLogin(customers.emailAddress, emailAddress);
    const [customer] = await db.select().from(customers).where(isOwner);
    const messages = await db.$count(mails, messagesFrom(emailAddress));
    if (!customer && messages === 0) throw nothingOf(emailAddress);
    const question = customer
      ? await questionAbout(db, customer)
      : `Effacer ${counted(messages, 'message')} du formulaire de contact, sans compte. Tapez oui\u00a0: `;
    const typed = isConfirmed ? 'oui' : await ask(question);
    if (typed.trim().toLowerCase() !== 'oui')
      throw new CommandError(
        `«\u00a0${typed.trim()}\u00a0» n’est pas «\u00a0oui\u00a0»\u00a0: rien n’a été effacé.`,
      );
    if (!customer) return say(`${counted(await eraseMessages(db, emailAddress), 'message effacé')}.`);
    const erasure = await eraseCustomer(db, customer.id);
    if (erasure.outcome === 'payment-open')
      throw new CommandError(
        `Un paiement par carte peut encore arriver pour ${erasure.orderNumbers.join(', ')}\u00a0: rien n’a été effacé. Une commande non payée prend fin d’elle-même en un jour\u202f; pour ne pas attendre, npm run orders -- cancel NUMÉRO, puis recommencez après un quart d’heure.`,
      );
    if (erasure.outcome !== 'erased') throw nothingOf(emailAddress);
    say(
      `Compte effacé. ${counted(erasure.keptOrders, 'commande gardée')} pour la comptabilité, sans compte. La dernière lettre au client part avec le prochain envoi de l’API.`,
    );
  };

/** Stores what differs, and says what applies to the customer now. */
export const set =
  ({ who, conditions }: z.infer<typeof conditionsRow>): Command =>
  async (db, { say }) => {
    const customer = (await findCustomers(db, [who])).get(who);
    if (!customer) throw new CommandError(`${unknownCustomer(who)}.`);
    const { differing, refusal } = await storeConditions(db, customer, conditions);
    if (refusal) throw new CommandError(`${refusal}.`);
    const changes = inWords(differing);
    const due = formatCents(await accountDue(db, customer.id));
    say(changes.length > 0 ? `Changé\u00a0: ${changes.join(', ')}.` : 'Rien à changer.');
    say(
      `${customer.emailAddress}, ${customer.companyName}\u00a0: ${inWords({ ...customer, ...differing }).join(', ')}\u202f; en cours sur compte\u00a0: ${due}.`,
    );
  };

async function questionAbout(db: Db, customer: Customer): Promise<string> {
  const count = await db.$count(orders, eq(orders.customerId, customer.id));
  const request = customer.deletionRequestedAt
    ? `demande du ${parisMoment(customer.deletionRequestedAt)}`
    : 'sans demande ouverte du client';
  return `Effacer le compte de ${customer.firstName} ${customer.lastName}, ${customer.companyName} (${counted(count, 'commande')}, ${request}). Rien ne le ramène. Tapez oui\u00a0: `;
}
