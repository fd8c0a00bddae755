import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/workspace/paths.mjs';
import { limits, until } from '../../kit/until';
import { address, type Call, type Email, ok, signIn, storedTokens } from '../../kit/users';
import type { Reader } from './reader';

/** Fields of an address that accept long texts. */
const fields = ['fullName', 'addressLine1', 'addressLine2', 'city'];

/** Fewer articles than the first page of a list shows. */
const perCategory = 40;

const chunks = <Each>(list: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/**
 * As the customer who pays on account, writes the texts into profile, addresses and messages, orders to these
 * addresses, and opens every page that shows them; checks the emails in the outbox.
 * @returns the number of orders
 */
export async function showToCustomer(texts: readonly string[], api: string, call: Call, reader: Reader) {
  // By the email address, since the username may have changed.
  const tokens = await signIn(call, 'achats@ville-lavandes.example');
  const token = tokens.access_token;
  const post = <Data>(path: string, body: object) => ok(call<Data>('POST', path, { token, body }));
  await reader.open(storedTokens(tokens));

  const [firstName = '', lastName = '', companyName = ''] = texts;
  await ok(call('PATCH', '/users/profile', { token, body: { firstName, lastName, companyName } }));
  await reader.read('/profile?informations', [firstName, lastName, companyName]);

  const addresses: { id: string; texts: readonly string[] }[] = [];
  for (const chunk of chunks(texts, fields.length)) {
    const written = Object.fromEntries(chunk.map((text, index) => [fields[index], text]));
    const { id } = await post<{ id: string }>('/users/addresses', { ...address, ...written });
    addresses.push({ texts: chunk, id });
  }
  await reader.read('/profile?address', texts);
  await reader.read('/contact', [firstName, lastName]);

  const pairs = chunks(addresses, 2);
  for (const [index, [one, other = one]] of pairs.entries()) {
    if (!one || !other) continue;
    await post('/cart/add', [{ productCode: 'HOSTILE-1', quantity: index + 1 }]);
    const choice = { billingAddressId: one.id, deliveryAddressId: other.id, deliveryMode: 'retailer' };
    const { orderId } = await post<{ orderId: string }>('/purchase/createDeferredPayment', choice);
    const inOrder = [...one.texts, ...other.texts];
    await reader.read(`/invoice/${orderId}`, inOrder);
    await reader.read(`/profile?historique&commande=${orderId}`, inOrder);
  }

  const sender = { phone: '01 99 00 00 00', email: 'ana@lopez.example' };
  for (const [first = 'x', last = 'x', subject = 'x', message = 'x'] of chunks(texts, 4))
    await post('/contact', { ...sender, firstName: first, lastName: last, subject, message });
  let missing = texts;
  await until(async () => {
    const { data } = await call<Email[]>('GET', '/dev/mailbox.json');
    const written = data
      .map(({ subject, text }) => `${subject} ${text}`)
      .join(' ')
      .replace(/\s+/g, ' ');
    missing = missing.filter((each) => !written.includes(each));
    return missing.length === 0;
  }, limits.done);
  reader.faults.push(...missing.map((text) => `in no email as typed: ${text}`));
  await reader.read(`${api}/dev/mailbox`, texts);

  for (const { id } of addresses) await call('DELETE', `/users/addresses/${id}`, { token });
  return pairs.length;
}

/** The import refuses tags and entities. A browser that parses an unclosed tag ends it at the next one. */
const unclosed = (text: string) => text.replaceAll('>', '').replaceAll('&', '& ');

/** Returns articles with hostile texts, in categories with hostile names. */
const articlesOf = (texts: readonly string[]) =>
  texts.map(unclosed).map((text, index, all) => {
    const category = Math.floor(index / perCategory);
    const name = (all[category * perCategory] ?? '').slice(0, 80).trim();
    return {
      code: `HOSTILE-${index + 1}`,
      designation: text,
      description: `${text}\n${text}`,
      prix_ht: '12,50',
      tva: '20',
      famille_code: `FAMILLE-${category}`,
      famille: name,
      sous_famille_code: `SOUS-${category}`,
      sous_famille: name,
      groupe_declinaison: `GROUPE-${Math.floor(index / 2)}`,
      declinaison: text.slice(0, 60).trim(),
      stock: '1000000',
      fiche_technique: 'oui',
    };
  });

/** Imports the articles with the shop's import command. @throws when the import is refused */
export function importCatalogue(texts: readonly string[], folder: string): void {
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(articlesOf(texts)));
  // It replaces the demo catalogue, which needs a consent.
  const args = [join(root, 'api/dist/import.mjs'), file, '--yes'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`catalogue: ${stdout}${stderr}`);
}

/** Opens the pages of the catalogue, rendered by the server and in the browser, and its sheets. */
export async function showCatalogue(texts: readonly string[], api: string, reader: Reader): Promise<void> {
  await reader.open({});
  const categories = chunks(articlesOf(texts), perCategory);
  // Their names are shown with a capital initial.
  const titleOf = (category: (typeof categories)[number]) =>
    (category[0]?.famille ?? '').replace(/^./, (initial) => initial.toUpperCase());
  await reader.read('/category-product', categories.map(titleOf));
  for (const [index, articles] of categories.entries()) {
    const path = `/category-product/FAMILLE-${index}`;
    await reader.read(path, [titleOf(articles), ...articles.map(({ designation }) => designation)]);
    for (const { code, designation } of articles) {
      await reader.read(`${path}/SOUS-${index}/${code}`, [designation]);
      const sheet = await fetch(`${api}/documents/ft/${code}.pdf`);
      await sheet.body?.cancel();
      if (!sheet.ok) reader.faults.push(`sheet of ${designation}: ${sheet.status}`);
    }
  }
}
