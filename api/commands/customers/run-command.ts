import { eq } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import { accountDue } from '../../src/account/conditions';
import type { Db } from '../../src/database/database';
import { type Customer, customers, isSameLogin, mails, orders } from '../../src/database/schema';
import { findCustomers, inWords, storeConditions, unknownCustomer } from '../../src/import/conditions';
import { CommandError, counted } from '../../src/operator-messages';
import { erasedFrom, parisMoment } from '../../src/paris-time';
import { openRequests } from '../../src/personal-data/deletion-request';
import { eraseCustomer, eraseMessages } from '../../src/personal-data/erase-person';
import { exportPerson, messagesFrom } from '../../src/personal-data/export-person';
import { type Terminal, toFile, writeTo } from '../terminal';
import type { Command } from './arguments';

/** @throws {CommandError} with a one-line message that says what to change */
export async function runCommand(db: Db, command: Command, terminal: Terminal): Promise<void> {
  if (command.kind === 'set') await set(db, command, terminal);
  else if (command.kind === 'requests') await listRequests(db, terminal);
  else if (command.kind === 'export') await writeExport(db, command, terminal);
  else await erase(db, command, terminal);
}

async function listRequests(db: Db, { output, say }: Terminal): Promise<void> {
  const requests = await openRequests(db);
  await writeTo(output)(
    requests
      .map(
        ({ emailAddress, companyName, requestedAt }) =>
          `${emailAddress}  ${companyName}  demandée le ${parisMoment(requestedAt)}, effacée à partir du ${parisMoment(erasedFrom(requestedAt))}\n`,
      )
      .join(''),
  );
  say(requests.length === 0 ? 'Aucune demande de suppression.' : `${counted(requests.length, 'demande')}.`);
}

const nothingOf = (emailAddress: string) =>
  new CommandError(
    `Il n’y a ni compte ni message sous ${emailAddress}. Les commandes d’un compte effacé ne portent plus d’adresse e-mail\u00a0: npm run orders -- list.`,
  );

async function writeExport(
  db: Db,
  { emailAddress, file }: Extract<Command, { kind: 'export' }>,
  { output, say }: Terminal,
): Promise<void> {
  const data = await exportPerson(db, emailAddress);
  if (!data) throw nothingOf(emailAddress);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  if (!file) return writeTo(output)(text);
  await toFile(file, (opened) => writeTo(opened)(text));
  say(`Données exportées dans ${file}.`);
}

async function erase(
  db: Db,
  { emailAddress, yes }: Extract<Command, { kind: 'erase' }>,
  { ask, say }: Terminal,
): Promise<void> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(isSameLogin(customers.emailAddress, emailAddress));
  const messages = await db.$count(mails, messagesFrom(emailAddress));
  if (!customer && messages === 0) throw nothingOf(emailAddress);
  const question = customer
    ? await questionAbout(db, customer)
    : `Effacer ${counted(messages, 'message')} du formulaire de contact, sans compte. Tapez oui\u00a0: `;
  const typed = yes ? 'oui' : await ask(question);
  if (typed.trim().toLowerCase() !== 'oui')
    throw new CommandError(
      `«\u00a0${typed.trim()}\u00a0» n’est pas «\u00a0oui\u00a0»\u00a0: rien n’a été effacé.`,
    );
  if (!customer) {
    say(`${counted(await eraseMessages(db, emailAddress), 'message effacé')}.`);
    return;
  }
  const erasure = await eraseCustomer(db, customer.id);
  if (erasure.outcome === 'payment-open')
    throw new CommandError(
      `Un paiement par carte peut encore arriver pour ${erasure.orderNumbers.join(', ')}\u00a0: rien n’a été effacé. Une commande non payée prend fin d’elle-même en un jour\u202f; pour ne pas attendre, npm run orders -- cancel NUMÉRO, puis recommencez après un quart d’heure.`,
    );
  if (erasure.outcome !== 'erased') throw nothingOf(emailAddress);
  say(
    `Compte effacé. ${counted(erasure.keptOrders, 'commande gardée')} pour la comptabilité, sans compte. La dernière lettre au client part avec le prochain envoi de l’API.`,
  );
}

/** Stores what differs, and says what applies to the customer now. */
async function set(
  db: Db,
  { who, conditions }: Extract<Command, { kind: 'set' }>,
  { say }: Terminal,
): Promise<void> {
  const [outcome] = await storeConditions(db, [{ position: '', who, conditions }]);
  if (outcome?.refusal) throw new CommandError(`${outcome.refusal}.`);
  const customer = (await findCustomers(db, [who])).get(who);
  if (!customer) throw new CommandError(`${unknownCustomer(who)}.`);
  const { emailAddress, companyName } = customer;
  const changes = outcome?.changes ?? [];
  const due = formatCents(await accountDue(db, customer.id));
  say(changes.length > 0 ? `Changé\u00a0: ${changes.join(', ')}.` : 'Rien à changer.');
  say(
    `${emailAddress}, ${companyName}\u00a0: ${inWords(customer).join(', ')}\u202f; en cours sur compte\u00a0: ${due}.`,
  );
}

async function questionAbout(db: Db, customer: Customer): Promise<string> {
  const count = await db.$count(orders, eq(orders.customerId, customer.id));
  const request = customer.deletionRequestedAt
    ? `demande du ${parisMoment(customer.deletionRequestedAt)}`
    : 'sans demande ouverte du client';
  return `Effacer le compte de ${customer.firstName} ${customer.lastName}, ${customer.companyName} (${counted(count, 'commande')}, ${request}). Rien ne le ramène. Tapez oui\u00a0: `;
}
