import { join } from 'node:path';
import type { User } from 'shared-contracts/api/users';
import { api } from '../testing/api';
import { karim, lea } from '../testing/buyers';
import { importCustomers, readCustomersFile } from './customers-file';
import { storedFile } from './testing/stored-file';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function importContent(content: string) {
  const rows = await readCustomersFile(storedFile('clients.csv', content));
  const lines: string[] = [];
  const refused = await importCustomers(api.database.db, rows, (line) => lines.push(plain(line)));
  return { lines, refused };
}

const stored = () =>
  api.sql<object>(
    'select username, customer_number, discount_rate, deferred_payment, account_limit_cents, blocked_message from customers order by 1',
  );
const profile = async (token: string): Promise<User> => (await api.profile(token)).data;
const heading = 'email;numero_client;remise;compte;plafond;bloque;message';
const karims = 'karim@hotel-lumiere.example';
const leas = 'lea@copro-gestion.example';

beforeEach(() =>
  api.sql(
    "update customers set discount_rate = case username when 'karim' then 10 else 0 end, customer_number = case username when 'lea' then 'C-9' end, deferred_payment = username = 'achats', price_list = null, account_limit_cents = null, blocked_message = null",
  ),
);

it('a file says what it changed, takes effect at the next request, and changes nothing when repeated', async () => {
  const message = 'Une facture reste à régler.';
  const content = [heading, `${karims};C-2;12,5 %;Oui;1 500,5;;`, `;c-9;;;;oui;${message}`].join('\n');

  const first = await importContent(content);
  const again = await importContent(content);

  expect(first).toEqual({
    lines: [
      `clients.csv, ligne 2, ${karims} : numéro C-2, remise 12,5 %, compte oui, plafond 1 500,50 €.`,
      `clients.csv, ligne 3, c-9 : bloqué « ${message} ».`,
      'Clients importés : 2 modifiés, 0 inchangés, 0 refusés.',
    ],
    refused: 0,
  });
  expect(await profile(karim.token)).toMatchObject({
    customerNumber: 'C-2',
    discountRate: 12.5,
    deferredPayment: true,
    accountLimitCents: 150050,
    accountDueCents: 0,
  });
  expect(await profile(lea.token)).toMatchObject({ customerNumber: 'C-9', blockedMessage: message });
  expect(again.lines).toEqual(['Clients importés : 0 modifiés, 2 inchangés, 0 refusés.']);
});

it('an empty cell or a missing column changes nothing, and sans or non ends a limit or a block', async () => {
  await importContent(`${heading}\n${karims};C-2;5;oui;100;oui;Appelez-nous.`);
  const before = await stored();

  await importContent(`${heading}\n${karims};;;;;;`);
  const after = await stored();
  await importContent(`Email,Plafond,Bloqué\n${karims},sans,non`);

  expect(after).toEqual(before);
  const { accountLimitCents, blockedMessage, discountRate } = await profile(karim.token);
  expect([accountLimitCents, blockedMessage, discountRate]).toEqual([undefined, undefined, 5]);
});

it('a row with a price list without prices is refused, but not one that repeats the list of the customer', async () => {
  await api.sql("update customers set price_list = 'VIDE' where username = 'karim'");

  const { lines } = await importContent(`email;tarif\n${karims};vide\n${leas};tarrif`);

  expect(lines).toEqual([
    'clients.csv, ligne 3, aucun prix n’est du tarif « TARRIF » ; corrigez ce nom, ou importez d’abord ses prix.',
    'Clients importés : 0 modifiés, 1 inchangés, 1 refusés.',
  ]);
});

it.each(['csv', 'json'])('the sample of the documentation is imported without refusal (%s)', async (kind) => {
  const rows = await readCustomersFile(join(__dirname, `../../../docs/samples/customers.${kind}`));

  const refused = await importCustomers(api.database.db, rows, () => undefined);

  expect(refused).toBe(0);
});

it.each([
  ['an unknown email address', 'absent@a.example;;5;;;;', 'aucun compte n’a l’adresse « absent@a.example »'],
  ['an unknown number', ';C-404;5;;;;', 'aucun compte n’a le numéro « C-404 »'],
  ['neither email nor number', ';;5;;;;', 'remplissez email ou numero_client'],
  ['a text that is no email address', 'karim;;5;;;;', 'email : ce n’est pas une adresse e-mail'],
  ['an email address as number', `${leas};a@b;5;;;;`, 'numero_client : écrivez un numéro sans @'],
  ['the number of another customer', `${karims};c-9;5;;;;`, '« c-9 » est déjà le numéro d’un autre client'],
  ['a discount above 100 %', `${leas};;120;;;;`, 'remise : « 120 » dépasse 100 % ; écrivez'],
  ['neither yes nor no', `${leas};;;peut-être;;;`, 'compte : « peut-être » n’est ni oui ni non ; écrivez'],
  ['a property of every object', `${leas};;;constructor;;;`, 'compte : « constructor » n’est ni oui ni non'],
  ['a negative limit', `${leas};;;;-100;;`, 'plafond : « -100 » est négatif ; écrivez des euros'],
  ['blocked without a sentence', `${leas};;;;;oui;`, 'message : écrivez la phrase que lira le client bloqué'],
  ['a sentence without a block', `${leas};;;;;non;Impayé`, 'message : videz cette cellule, ou écrivez oui'],
  ['a sentence of 301 characters', `${leas};;;;;oui;${'x'.repeat(301)}`, 'message : plus de 300 caractères'],
  ['too few columns', leas, '1 colonnes au lieu de 7'],
  ['a repeated customer', 'camille@nettoyage-durand.example;;7;;;;', ' est déjà le client de : Ligne 2'],
])('a row with %s is refused with file, line and remedy, the other is read', async (_what, row, reason) => {
  const good = 'camille@nettoyage-durand.example;;4;;;;';
  await importContent(`${heading}\n${good}`);
  const before = await stored();

  const { lines, refused } = await importContent([heading, good, row].join('\n'));

  expect(lines).toEqual([
    expect.stringMatching(/^clients\.csv, ligne 3, .*\p{L}ez\b/u),
    'Clients importés : 0 modifiés, 1 inchangés, 1 refusés.',
  ]);
  expect(lines[0]).toContain(reason);
  expect(refused).toBe(1);
  expect(await stored()).toEqual(before);
});

it.each([
  ['only a heading', heading, 'Le fichier ne contient aucun client ; ajoutez'],
  ['with an unknown column', 'email;prix\na@b;1', 'Colonnes inconnues : « prix » ; supprimez-les.'],
])('a file that is %s is refused as a whole, by name', async (_what, content, reason) => {
  const error = importContent(content);

  await expect(error).rejects.toThrow(/^clients\.csv : .*\p{L}ez\b/u);
  await expect(error).rejects.toThrow(reason);
});
