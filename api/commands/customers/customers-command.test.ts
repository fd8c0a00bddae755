import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalData } from 'shared-contracts/api/personal-data';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { KnownPerson } from '../../src/personal-data/testing/known-person';
import { api } from '../../src/testing/api';
import { karim } from '../../src/testing/buyers';
import type { AnswerChanges } from '../../src/testing/fake-provider';
import { contactMessage } from '../../src/testing/forms';
import { mailsOf, notify } from '../../src/testing/test-buyer';
import { desk, outputOf } from '../orders/testing/order-desk';
import { readCommand } from './arguments';

const folder = temporaryFolder();

const run = (line: string, answer?: string) =>
  outputOf((terminal) => readCommand(line.split(' '))(api.database.db, terminal, api.environment), answer);

const exported = async (emailAddress: string) =>
  JSON.parse(await run(`export ${emailAddress}`)) as PersonalData;

const accounts = async (emailAddress: string) =>
  (await api.sql('select from customers where email_address = $1', emailAddress)).length;

const numberOf = async (orderId: string) =>
  (await api.sql<{ number: string }>('select number from orders where id = $1', orderId))[0]?.number ?? '';

describe('customers export', () => {
  it('writes a file that only its owner can read, and never overwrites a file', async () => {
    const file = join(folder, 'camille.json');

    const output = await run(`export Camille@nettoyage-durand.example --file ${file}`);

    const written = readFileSync(file, 'utf8');
    expect(output).toBe(`Données exportées dans ${file}.\n`);
    expect(JSON.parse(written)).toMatchObject({ account: { username: 'camille' } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run(`export karim@hotel-lumiere.example --file ${file}`)).rejects.toThrow(/existe déjà/);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  it('contains the data of only one customer', async () => {
    await karim.openFormFor();

    const one = await exported('camille@nettoyage-durand.example');
    const other = await exported('karim@hotel-lumiere.example');

    expect([one.orders.length, other.orders.length]).toEqual([5, 1]);
    expect(JSON.stringify(one)).not.toMatch(new RegExp(`hotel-lumiere|${other.orders[0]?.number}`));
  });

  it('contains contact messages of a person without account, which erase deletes', async () => {
    await api.post('/contact', { ...contactMessage, email: 'Visiteur@quintrec.example' });

    const data = await exported('visiteur@quintrec.example');
    const output = await run('erase visiteur@quintrec.example', 'oui');

    expect(data).toMatchObject({ account: null, messages: [{ content: { subject: 'Bidon percé' } }] });
    expect(output).toContain('1 message effacé.');
    await expect(run('export visiteur@quintrec.example')).rejects.toThrow(/ni compte ni message/);
  });
});

describe('customers erase', () => {
  it.each(['', 'zelie@quintrec.example'])('changes nothing when « %s » is typed', async (typed) => {
    const email = 'camille@nettoyage-durand.example';
    const before = await exported(email);

    await expect(run(`erase ${email}`, typed)).rejects.toThrow(/rien n’a été effacé/);
    expect(await exported(email)).toEqual(before);
  });

  it('leaves an order without account, phone and email address, and allows a new account', async () => {
    const zelie = await KnownPerson.register(api);
    const number = await numberOf(await zelie.paidOrder());

    const output = await run(`erase ${zelie.emailAddress}`, 'oui');
    const show = await desk.run(`show ${number}`);
    const csv = await desk.run('export --from 2000-01-01 --to 2099-12-31');
    const { status } = await api.get('/orders', zelie.buyer.token);
    const again = await KnownPerson.register(api);

    expect(status).toBe(401);
    expect(output).toContain('1 commande gardée');
    for (const part of ['Client\u00a0: Zélie Quintrec, Quintrec Propreté', 'Compte effacé', '3 rue Quintrec'])
      expect(show).toContain(part);
    expect(csv).toContain(`${number};`);
    expect(show + csv).not.toMatch(new RegExp(`0199887766|Zélie au quai|${zelie.emailAddress}`));
    expect(await again.buyer.orderIds()).toEqual([]);
    await run(`erase ${zelie.emailAddress} --yes`);
  });

  it('is refused while a payment may still arrive', async () => {
    const zelie = await KnownPerson.register(api);
    const number = await numberOf(await zelie.openOrder());

    const early = run(`erase ${zelie.emailAddress} --yes`);
    await expect(early).rejects.toThrow(new RegExp(`paiement par carte peut encore arriver pour ${number}`));
    await desk.run(`cancel ${number} --confirm ${number}`);
    const whileFormLives = run(`erase ${zelie.emailAddress} --yes`);
    await expect(whileFormLives).rejects.toThrow(number);
    expect(await accounts(zelie.emailAddress)).toBe(1);
    await zelie.dayLater();

    expect(await run(`erase ${zelie.emailAddress} --yes`)).toContain('0 commande gardée');
    expect(await accounts(zelie.emailAddress)).toBe(0);
  });

  it('lets a later refund be emailed only to the company', async () => {
    const zelie = await KnownPerson.register(api);
    const orderId = await zelie.openOrder();
    const report = (changes: AnswerChanges = {}) =>
      notify(api, api.provider.notification(api.provider.answer(orderId, { uuid: 'only', ...changes })));
    await report();
    await run(`erase ${zelie.emailAddress} --yes`);
    await api.sendMails();
    const emailsBefore = (await api.mailsTo(zelie.emailAddress)).length;

    expect((await report({ status: 'UNPAID' })).status).toBe(200);
    const emails = await mailsOf(api, await numberOf(orderId), api.environment.company.email);
    const alarm = emails.find(({ subject }) => subject.startsWith('Paiement contredit'));
    expect(alarm?.text).toContain('Zélie Quintrec, Quintrec Propreté');
    expect(alarm?.text).toContain('Compte effacé');
    expect(await api.mailsTo(zelie.emailAddress)).toHaveLength(emailsBefore);
    expect(await api.sql('select from mails where order_id = $1', orderId)).toHaveLength(3);
  });

  it('erases once when two commands run concurrently', async () => {
    const zelie = await KnownPerson.register(api);

    const erase = () => run(`erase ${zelie.emailAddress} --yes`);
    const results = await Promise.allSettled([erase(), erase()]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await accounts(zelie.emailAddress)).toBe(0);
  });
});

const conditions = async (username: string) =>
  (
    await api.sql(
      'select customer_number, discount_rate::float, deferred_payment, account_limit_cents::int, blocked_message from customers where username = $1',
      username,
    )
  )[0];

it('customers set stores what differs and says what applies now, and a number names its customer in any case', async () => {
  const first = await run('set lea@copro-gestion.example --number C-104 --discount 5');
  const second = await run('set c-104 --discount 5 --account oui --limit 3000');

  expect(first).toMatch(
    /^Changé\s: numéro C-104, remise 5\s%\.\nlea@copro-gestion\.example, Copro Gestion\s: /,
  );
  expect(second).toMatch(/^Changé\s: compte oui, plafond 3\s000,00\s€\.\n/);
  expect(second).toMatch(
    /numéro C-104, .*, tarif aucun, .*, non bloqué\s; en cours sur compte\s: 0,00\s€\.\n$/,
  );
  expect(await conditions('lea')).toEqual({
    customer_number: 'C-104',
    discount_rate: 5,
    deferred_payment: true,
    account_limit_cents: 300000,
    blocked_message: null,
  });
});

it('customers requests lists the open requests with their dates', async () => {
  const none = await run('requests');
  await (await KnownPerson.register(api)).askForErasure();

  const one = await run('requests');

  expect(none).toBe('Aucune demande de suppression.\n');
  expect(one).toMatch(
    /^zelie@quintrec\.example {2}Quintrec Propreté {2}demandée le \d.* à \d\d:\d\d, effacée à partir du \d.* à \d\d:\d\d$/m,
  );
  expect(one).toContain('1 demande.');
});
