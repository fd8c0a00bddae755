import { join } from 'node:path';
import { allOf } from '../testing/all-of';
import { checkCatalogue, readCatalogueFile } from './check-catalogue';
import { storedFile } from './testing/stored-file';

async function checked(path: string, hosts: string[] = []) {
  const catalogue = await checkCatalogue(readCatalogueFile(path), hosts);
  return { ...catalogue, articles: await allOf(catalogue.articles) };
}
const check = (content: string | Buffer, hosts?: string[]) =>
  checked(storedFile(`${Math.random()}.csv`, content), hosts);
const heading = 'code;designation;prix_ht;tva;famille;sous_famille;stock;image';
const line = (code = 'ECO-1', price = '12,50', end = '5;') =>
  `${code};Éponge;${price};20;Ménage;Éponges;${end}`;
const file = (...lines: string[]) => [heading, ...lines].join('\n');

describe('a catalogue file', () => {
  const utf8 = file(line());
  it.each([
    ['UTF-8', Buffer.from(utf8)],
    ['UTF-8 with BOM', Buffer.from(`\ufeff${utf8}`)],
    ['UTF-16 with BOM', Buffer.from(`\ufeff${utf8}`, 'utf16le')],
    ['Windows-1252', Buffer.from(utf8, 'latin1')],
    ['Windows line breaks', Buffer.from(utf8.replaceAll('\n', '\r\n'))],
    ['tab-separated columns', Buffer.from(utf8.replaceAll(';', '\t'))],
    ['commas and decimal points', Buffer.from(utf8.replaceAll(',', '.').replaceAll(';', ','))],
    ['capitalised headings', Buffer.from(utf8.replace('prix_ht', 'Prix HT').replace('code', 'CODE'))],
  ])('is read with %s', async (_name, content) => {
    const { articles, categories, subcategories } = await check(content);

    const article = { code: 'ECO-1', reference: 'ECO-1', designation: 'Éponge', priceHT: 12.5, stock: 5 };
    expect(articles).toMatchObject([article]);
    expect([...categories.values()]).toEqual([{ code: 'MENAGE', name: 'Ménage' }]);
    expect([...subcategories.values()]).toEqual([
      { code: 'EPONGES', name: 'Éponges', categoryCode: 'MENAGE', description: null },
    ]);
  });

  it('is read correctly when a multi-byte character spans two chunks', async () => {
    const description = 'é'.repeat(5000);
    const lines = Array.from({ length: 250 }, (_, index) => `${line(`ECO-${index}`)};${description}`);

    const { articles } = await check([`${heading};description`, ...lines].join('\n'));

    expect(articles).toHaveLength(250);
    expect(new Set(articles.map((article) => article.description))).toEqual(new Set([description]));
  });

  it.each(['csv', 'json'])('from the samples of the documentation is read (%s)', async (kind) => {
    const sample = join(__dirname, `../../../docs/samples/catalogue.${kind}`);

    const { articles } = await checked(sample);

    expect(articles.length).toBeGreaterThan(2);
    expect(articles[0]).toMatchObject({ code: 'SV-500', priceHT: 3.95, vatRate: 20, stock: 240 });
  });
});

describe('a catalogue file is refused', () => {
  it.each([
    ['empty', '', /vide/],
    ['only a heading', heading, /aucun article/],
    ['without a column', 'code;designation\nA-1;x', /manquantes : « prix_ht », « tva »/],
    ['with an unknown column', file().replace('stock', 'stok'), /inconnues : « stok »/],
    ['with a column twice', `${heading};Code`, /deux fois : « code »/],
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0'), /classeur/],
    ['in a code page of DOS', Buffer.from([...Buffer.from(`${heading}\nP;`), 0x82]), /Ligne 2 : l’encodage/],
    ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2]), /pas un fichier de texte/],
    ['with a line of 10 MB', `${file()}\n${'x'.repeat(10_000_000)}`, /100 000 caractères/],
    ['with an open quote', file('"ECO-1;x'), /guillemets/],
    ['an incomplete JSON list', '[{"code":', /JSON n’est pas lisible/],
    ['a JSON object', '{}', /liste d’objets/],
    ['an empty JSON list', '[]', /aucun article/],
    ['JSON of more than 50 MiB', `[${' '.repeat(50 * 1024 * 1024)}]`, /50 Mio : enregistrez-le en CSV/],
  ])('with its name and the remedy when it is %s', async (_name, content, reason) => {
    const error = check(content);

    await expect(error).rejects.toThrow(/^[\d.]+csv : .*\p{L}ez\b/u);
    await expect(error).rejects.toThrow(reason);
  });

  it.each([
    ['a folder', __dirname, /pas un fichier/],
    ['missing', join(__dirname, 'absent'), /ne peut pas être lu/],
  ])('when it is %s', async (_name, path, reason) => {
    await expect(checkCatalogue(readCatalogueFile(path), [])).rejects.toThrow(reason);
  });

  it.each([
    [line('a b'), /Ligne 2, code : le code doit avoir/],
    [line().replace('Éponge', '<p>Savon</p>'), /Ligne 2, designation : balises ou entités HTML/],
    [line('ECO-1', 'abc'), /Ligne 2, prix_ht : « abc » n’est pas un prix/],
    [line('ECO-1', ''), /prix_ht : valeur manquante/],
    [line('ECO-1', '0,00'), /prix_ht : « 0,00 » : un article ne se vend pas à 0 €/],
    [line('ECO-1', '1', 'x;'), /stock : « x » n’est pas une quantité/],
    [line('ECO-1', '1', '1;https://elsewhere.example/a.png'), /image : l’adresse doit être sur un hôte/],
    [line('ECO-1', '1', '1;javascript:alert(1)'), /image : l’adresse/],
    [`${line()};too;many`, /Ligne 2 : 10 colonnes au lieu de 8/],
    [`${line()}\n${line()}`, /Ligne 3, code : « ECO-1 » est déjà le code de : Ligne 2/],
    [`${line()}\nECO-2;Éponge;1;20;Autre;Éponges;;`, /sous_famille : le code EPONGES est déjà dans la/],
    [`${line()}\nECO-2;Éponge;1;20;MENAGE;Éponges;;`, /famille : le code MENAGE porte deux noms/],
    ['ECO-1;Éponge;1;20;EP;Éponges;;', /famille_code : .*remplissez cette colonne/],
  ])('with line, column and reason for the rows %s', async (lines, reason) => {
    await expect(check(file(lines))).rejects.toThrow(reason);
  });

  it.each([
    [['3017620422004'], /Ligne 2, ean : .*la clé/],
    [['96385074', '9638-5074'], /Ligne 3, ean : .* est déjà celui de « ECO-0 »/],
  ])('when its EAN are %s', async (eans, reason) => {
    const lines = eans.map((ean, index) => `${line(`ECO-${index}`)};${ean}`);
    await expect(check([`${heading};ean`, ...lines].join('\n'))).rejects.toThrow(reason);
  });

  it.each([
    [['ECO-1'], /Ligne 3, code : « ECO-1 » est remplacé par « ECO-0 » : retirez sa ligne/],
    [['OLD-1', 'OLD-1'], /Ligne 3, remplace : « OLD-1 » est déjà remplacé par « ECO-0 »/],
    [['a b'], /Ligne 2, remplace : chaque code/],
  ])('when its articles replace %s', async (ended, reason) => {
    const lines = [...ended, ''].map((each, index) => `${line(`ECO-${index}`)};${each}`);
    await expect(check([`${heading};remplace`, ...lines].join('\n'))).rejects.toThrow(reason);
  });

  it.each([
    ['[1]', /^Article 1 : ce n’est pas un objet/],
    ['[{"code":[1]}]', /^Article 1 : le champ « code » est inconnu ou n’est pas une valeur simple/],
  ])('with entry and reason for the JSON %s', async (content, reason) => {
    await expect(check(content)).rejects.toThrow(reason);
  });

  it('when an accessory is not in it', async () => {
    const lines = [`${line('ECO-1')};ECO-2`, `${line('ECO-2')};ECO-1 | ECO-3`];
    const reason = /^Ligne 3, accessoires : « ECO-3 » n’est pas dans le fichier/;
    await expect(check([`${heading};accessoires`, ...lines].join('\n'))).rejects.toThrow(reason);
  });

  it.each([
    ['another description', 'Pour la vaisselle.', /« Pour frotter\. » et « Pour la vaisselle\. »/],
    ['no description', '', /« Pour frotter\. » et aucune/],
    ['a too long description', 'x'.repeat(91), /plus de 90 caractères/],
  ])('when a sub-category has %s in another row', async (_name, sentence, reason) => {
    const lines = ['Pour frotter.', sentence].map((each, index) => `${line(`ECO-${index}`)};${each}`);

    const errors = check([`${heading};sous_famille_description`, ...lines].join('\n'));

    await expect(errors).rejects.toThrow(/sous_famille_description : /);
    await expect(errors).rejects.toThrow(reason);
  });

  it('with at most fifty errors and the number of further errors', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`ECO-${index}`, 'abc'));

    const errors = await check(file(...lines)).catch((error: Error) => error.message.split('\n'));

    expect(errors).toHaveLength(52);
    expect(errors).toContain('… et 10 autres.');
    expect(errors).toContain('Rien n’a été importé.');
  });
});

it('a catalogue file may reference pictures on an image host of the environment', async () => {
  const content = file(line('ECO-1', '1', '1;https://images.example/a.png'));

  const { articles } = await check(content, ['https://images.example']);

  expect(articles[0]?.photoUrl).toBe('https://images.example/a.png');
});
