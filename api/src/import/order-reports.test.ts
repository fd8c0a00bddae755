import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrderReports } from './order-reports';
import { storedFile } from './testing/stored-file';

const heading = 'Commande;État;Date;Transporteur;Numéro de suivi;Lien de suivi;Article;Quantité';

const read = async (content: string) => readOrderReports(storedFile('orders.csv', content), '2026-11-29');
const readLines = (...lines: string[]) => read([heading, ...lines].join('\n'));

it('rows of a file are reports, of which the rows of one shipment are one', async () => {
  const reports = await readLines(
    'CMD-2026-000001;PAYÉE;01/11/2026;;;;;',
    'cmd-2026-000002;expédié;2026-11-22;Colis Sud;8X1;https://suivi.example/8X1;ns-5l-e;2',
    'CMD-2026-000003;Livrée;9/11/2026;;8X7;;;',
    'CMD-2026-000002;expédiée;22/11/2026;Colis Sud;8X1;https://suivi.example/8X1;SV-500;12',
  );

  const bare = { carrier: null, trackingNumber: null, trackingUrl: null, articles: new Map() };
  expect(reports).toEqual([
    { ...bare, position: 'Ligne 2', order: 'CMD-2026-000001', state: 'paid', on: '2026-11-01' },
    {
      position: 'Ligne 3, Ligne 5',
      order: 'cmd-2026-000002',
      state: 'shipped',
      on: '2026-11-22',
      carrier: 'Colis Sud',
      trackingNumber: '8X1',
      trackingUrl: 'https://suivi.example/8X1',
      articles: new Map([
        ['NS-5L-E', 2],
        ['SV-500', 12],
      ]),
    },
    {
      ...bare,
      position: 'Ligne 4',
      order: 'CMD-2026-000003',
      state: 'delivered',
      on: '2026-11-09',
      trackingNumber: '8X7',
    },
  ]);
});

it.each(['csv', 'json'])('the sample of the documentation is read without refusal (%s)', async (kind) => {
  const sample = readFileSync(join(__dirname, `../../../docs/samples/orders.${kind}`), 'utf8');

  expect((await read(sample)).filter((report) => 'reason' in report)).toEqual([]);
});

it('without a tracking number, rows of the same carrier and day are one shipment', async () => {
  const row = 'CMD-1;expédiée;22/11/2026;Colis Sud;;;';

  expect(
    await readLines(`${row}A-1;1`, `${row}A-2;1`, 'CMD-1;expédiée;23/11/2026;Colis Sud;;;A-3;1'),
  ).toEqual([
    expect.objectContaining({ position: 'Ligne 2, Ligne 3' }),
    expect.objectContaining({ position: 'Ligne 4' }),
  ]);
});

it('the cancelled articles of an order and day are one report, and a cancellation without articles another', async () => {
  const part = 'CMD-1;annulée;22/11/2026;;;;';

  expect(await readLines(`${part}A-1;1`, `${part};`, `${part}A-2;3`)).toEqual([
    expect.objectContaining({
      position: 'Ligne 2, Ligne 4',
      articles: new Map([
        ['A-1', 1],
        ['A-2', 3],
      ]),
    }),
    expect.objectContaining({ position: 'Ligne 3', state: 'cancelled', articles: new Map() }),
  ]);
});

const shipped = 'CMD-1;expédiée;22/11/2026;Colis Sud;8X1';

it.each([
  ['no order', ';payée;22/11/2026;;;;;', /^commande : valeur manquante/],
  ['a text instead of an order', `${'C'.repeat(61)};payée;22/11/2026;;;;;`, /^commande : plus de 60/],
  ['no state', 'CMD-1;;22/11/2026;;;;;', /^etat : valeur manquante/],
  ['an unknown state', 'CMD-1;envoyée;22/11/2026;;;;;', /^etat : « envoyée » .* écrivez payée, préparée/],
  ['a property of every object as state', 'CMD-1;constructor;22/11/2026;;;;;', /^etat : « constructor »/],
  ['no day', 'CMD-1;payée;;;;;;', /^date : valeur manquante/],
  ['a day that does not exist', 'CMD-1;payée;31/02/2026;;;;;', /^date : « 31\/02\/2026 » n’est pas un jour/],
  ['an American day', 'CMD-1;payée;11/22/2026;;;;;', /^date : .* écrivez par exemple 22\/11\/2026/],
  ['a time', 'CMD-1;payée;2026-11-22T23:30:00Z;;;;;', /^date : .* n’est pas un jour/],
  ['a day to come', 'CMD-1;payée;30/11/2026;;;;;', /^date : .* est dans le futur/],
  ['a link without encryption', `${shipped};http://suivi.example/;;`, /^lien_de_suivi : écrivez/],
  ['a link with a script', `${shipped};javascript:alert(1);;`, /^lien_de_suivi : écrivez une adresse https/],
  ['a link with a password', `${shipped};https://a:b@suivi.example/;;`, /^lien_de_suivi : écrivez/],
  ['a link that is no URL', `${shipped};//suivi.example/8X1;;`, /^lien_de_suivi : écrivez/],
  ['HTML in the carrier', 'CMD-1;expédiée;22/11/2026;<b>Sud</b>;8X1;;;', /^transporteur : balises/],
  ['a quantity without article', `${shipped};;;3`, /^article : valeur manquante .* videz quantite/],
  ['an article without quantity', `${shipped};;SV-500;`, /^quantite : valeur manquante .* videz article/],
  ['no piece', `${shipped};;SV-500;0`, /^quantite : « 0 » : cette ligne n’annonce rien ; écrivez/],
  ['half a piece', `${shipped};;SV-500;1,5`, /^quantite : « 1,5 » n’est pas un nombre entier/],
  ['an article of a payment', 'CMD-1;payée;22/11/2026;;;;SV-500;1', /^article : videz cette cellule/],
  ['a carrier of a delivery', 'CMD-1;livrée;22/11/2026;Colis Sud;;;;', /^transporteur : videz cette cellule/],
  ['a tracking number of a payment', 'CMD-1;payée;22/11/2026;;8X1;;;', /^numero_de_suivi : videz cette/],
  ['too few columns', 'CMD-1;payée;22/11/2026', /^3 colonnes au lieu de 8/],
])('a row with %s is refused with reason and remedy, the others are read', async (_, line, refusal) => {
  const reports = await readLines(line, 'CMD-2;préparée;22/11/2026;;;;;');

  expect(reports[0]).toMatchObject({ reason: expect.stringMatching(/\p{L}ez\b/u) });
  expect(reports).toEqual([
    { position: 'Ligne 2', reason: expect.stringMatching(refusal) },
    expect.objectContaining({ position: 'Ligne 3', state: 'prepared' }),
  ]);
});

it.each([
  ['only a heading', heading, /aucune ligne ; ajoutez/],
  ['without a column', 'commande;date', /manquantes : « etat »/],
  ['with a column of another file', `${heading};Prix`, /inconnues : « prix »/],
])('a file that is %s is refused as a whole, with its name and the remedy', async (_, content, reason) => {
  const error = read(content);

  await expect(error).rejects.toThrow(/^orders\.csv : .*\p{L}ez\b/u);
  await expect(error).rejects.toThrow(reason);
});

it.each([
  ['an article twice', `${shipped};;sv-500;1`, /^article : le même est deux fois/],
  ['the whole order and an article', `${shipped};;;`, /^article : une des lignes .* n’en a pas/],
  ['two carriers', 'CMD-1;expédiée;22/11/2026;Colis Nord;8X1;;A-1;1', /^transporteur : .* la même valeur/],
  ['two days', 'CMD-1;expédiée;21/11/2026;Colis Sud;8X1;;A-1;1', /^date : .* la même valeur/],
  ['a row that is refused itself', `${shipped};;A-1;0`, /^une autre ligne de cet envoi est refusée/],
])('a shipment with %s is refused whole', async (_, line, refusal) => {
  const reports = await readLines(`${shipped};;SV-500;1`, line);

  expect(reports).toEqual([
    { position: 'Ligne 2', reason: expect.stringMatching(refusal) },
    { position: 'Ligne 3', reason: expect.any(String) },
  ]);
});
