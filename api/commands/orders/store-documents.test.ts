import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from 'shared-contracts/api/orders';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { api, downloadHeaders } from '../../src/testing/api';
import { achats, karim } from '../../src/testing/buyers';
import { storeDocuments } from './store-documents';
import { desk } from './testing/order-desk';

const folder = join(temporaryFolder(), 'documents');
const pdf = '%PDF-1.4\n1 0 obj\n%%EOF\n';

beforeEach(async () => {
  await desk.clear();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

/** Writes files into the folder (null: a link to an absent file), and stores it. @returns what is said */
async function take(files: Readonly<Record<string, string | Uint8Array | null>>): Promise<string[]> {
  for (const [name, content] of Object.entries(files))
    if (content === null) symlinkSync('absent.pdf', join(folder, name));
    else writeFileSync(join(folder, name), content);
  const said: string[] = [];
  await storeDocuments(api.database.db, folder, (line) => said.push(line.replace(/\s/g, ' ')));
  return said;
}
const documentsOf = async (orderId: string): Promise<Order['documents']> =>
  (await achats.order(orderId)).documents;
const read = (orderId: string, id = '', token?: string) =>
  api.call<string>('GET', `/orders/${orderId}/documents/${id}`, { token });

it('the files of a folder are documents of their orders, which only their customer downloads', async () => {
  const { orderId, number } = await desk.orderOnAccount();

  const said = await take({
    [`${number}-facture.pdf`]: pdf,
    [`${number.toLowerCase()}-Bon-de-livraison-2.pdf`]: pdf,
  });

  expect(said).toEqual([
    `${number}-facture.pdf : ajouté (${number}).`,
    `${number.toLowerCase()}-Bon-de-livraison-2.pdf : ajouté (${number}).`,
    '2 ajoutés, 0 remplacé, 0 sans effet, 0 refusé.',
  ]);
  const documents = await documentsOf(orderId);
  expect(documents).toMatchObject([
    { kind: 'delivery-note', name: `${number}-bon-de-livraison-2.pdf` },
    { kind: 'invoice', name: `${number}-facture.pdf`, size: pdf.length },
  ]);
  const id = documents?.[1]?.id;
  const { status, headers, data } = await read(orderId, id, achats.token);
  expect([status, data]).toEqual([200, pdf]);
  expect(headers).toMatchObject({
    ...downloadHeaders('application/pdf', `${number}-facture.pdf`),
    'x-content-type-options': 'nosniff',
  });
  expect((await read(orderId, id, karim.token)).status).toBe(404);
  expect((await read(orderId, 'absent', achats.token)).status).toBe(404);
  const other = await desk.orderOnAccount();
  expect((await read(other.orderId, id, achats.token)).status).toBe(404);
});

it('a repeated folder changes nothing, and a file with other content replaces its document', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  const name = `${number}-facture.pdf`;
  await take({ [name]: pdf });
  const before = await documentsOf(orderId);

  const repeated = await take({ [name]: pdf });
  const unchanged = await documentsOf(orderId);
  const replaced = await take({ [name]: `${pdf}\n` });

  expect(repeated[0]).toBe(`${name} : déjà enregistré, rien n’a changé (${number}).`);
  expect(unchanged).toEqual(before);
  expect(replaced[0]).toBe(`${name} : remplace celui du même nom (${number}).`);
  expect(await documentsOf(orderId)).toMatchObject([{ id: before?.[0]?.id, size: pdf.length + 1 }]);
});

it.each<[string, string, string | Uint8Array | null, RegExp]>([
  ['another kind in its name', 'NUMBER-devis.pdf', pdf, /nommez le fichier comme/],
  ['no order in its name', 'facture.pdf', pdf, /nommez le fichier comme/],
  ['an unknown order', 'CMD-2020-000001-facture.pdf', pdf, /pas de commande CMD-2020-000001 : corrigez/],
  ['HTML', 'NUMBER-facture.pdf', '<script>alert(1)</script>%%EOF', /ce n’est pas un PDF/],
  ['a link to an absent file', 'NUMBER-facture.pdf', null, /dont la cible manque/],
  ['nothing', 'NUMBER-facture.pdf', '', /ce n’est pas un PDF/],
  ['the first half of a PDF', 'NUMBER-facture.pdf', '%PDF-1.4\n1 0 obj', /le PDF est incomplet/],
  ['the name of another document', 'NUMBER-facture.pdf.exe', pdf, /nommez le fichier comme/],
  ['more than 10 MB', 'NUMBER-facture.pdf', new Uint8Array(10 * 1024 * 1024 + 1), /dépasse 10 Mo/],
])(
  'a file with %s is refused with name and remedy, the others are stored',
  async (_, name, content, reason) => {
    const { orderId, number } = await desk.orderOnAccount();

    const file = name.replace('NUMBER', number);

    const said = await take({ [file]: content, [`${number}-avoir.pdf`]: pdf });

    const lines = said.filter((line) => reason.test(line) && line.startsWith(`${file} : `));
    expect(lines).toEqual([expect.stringMatching(/\p{L}ez\b/u)]);
    expect(said.at(-1)).toBe('1 ajouté, 0 remplacé, 0 sans effet, 1 refusé.');
    expect(await documentsOf(orderId)).toMatchObject([{ kind: 'credit-note' }]);
  },
);

it('a folder that does not exist is refused', async () => {
  await expect(storeDocuments(api.database.db, join(folder, 'absent'), () => {})).rejects.toThrow(
    /n’est pas un dossier lisible/,
  );
});
