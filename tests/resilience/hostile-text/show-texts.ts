import { type Call, type Email, ok, signIn, storedTokens } from '../shop/users';
import { limits, until } from '../waiting/until';
import type { Reader } from './browser';
import type { Article } from './catalogue';

/** Fields of an address that accept long texts. */
const fields = ['fullName', 'addressLine1', 'addressLine2', 'city'];

const addressOf = (texts: readonly string[]) => ({
  postalCode: '69001',
  country: 'FR',
  phone: '04 65 71 00 00',
  city: 'Lyon',
  fullName: 'Atelier',
  addressLine1: 'Lavoir',
  ...Object.fromEntries(texts.map((text, index) => [fields[index], text])),
});

const chunks = <Each>(list: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Waits for the texts in emails of the outbox. @returns the texts that are in none */
async function inNoEmail(call: Call, texts: readonly string[]): Promise<readonly string[]> {
  let missing = texts;
  await until(async () => {
    const { data } = await call<Email[]>('GET', '/dev/mailbox.json');
    const written = data.map(({ subject, text }) => `${subject} ${text}`).join(' ');
    missing = missing.filter((each) => !written.replace(/\s+/g, ' ').includes(each));
    return missing.length === 0;
  }, limits.done);
  return missing;
}

/**
 * As the customer who pays on account, writes the texts into profile, addresses and messages, orders to these
 * addresses, and opens every page that shows them; checks the emails in the outbox.
 * @returns the number of orders
 */
export async function showToCustomer(
  texts: readonly string[],
  api: string,
  call: Call,
  reader: Reader,
): Promise<number> {
  // By the email address, since the username may have changed.
  const tokens = await signIn(call, 'achats@ville-lavandes.example');
  const token = tokens.access_token;
  await reader.open(storedTokens(tokens));

  const [firstName = '', lastName = '', companyName = ''] = texts;
  await ok(call('PATCH', '/users/profile', { token, body: { firstName, lastName, companyName } }));
  await reader.read('/profile?informations', [firstName, lastName, companyName]);

  const addresses: { id: string; texts: readonly string[] }[] = [];
  for (const chunk of chunks(texts, fields.length)) {
    const created = call<{ id: string }>('POST', '/users/addresses', { token, body: addressOf(chunk) });
    addresses.push({ texts: chunk, id: (await ok(created)).id });
  }
  await reader.read('/profile?address', texts);
  await reader.read('/contact', [firstName, lastName]);

  const pairs = chunks(addresses, 2);
  for (const [index, [one, other = one]] of pairs.entries()) {
    if (!one || !other) continue;
    const line = { productCode: 'HOSTILE-1', quantity: index + 1 };
    await ok(call('POST', '/cart/add', { token, body: [line] }));
    const body = { billingAddressId: one.id, deliveryAddressId: other.id, deliveryMode: 'retailer' };
    const { orderId } = await ok(
      call<{ orderId: string }>('POST', '/purchase/createDeferredPayment', { token, body }),
    );
    const inOrder = [...new Set([...one.texts, ...other.texts])];
    await reader.read(`/invoice/${orderId}`, inOrder);
    await reader.read(`/profile?historique&commande=${orderId}`, inOrder);
  }

  for (const [first = 'x', last = 'x', subject = 'x', message = 'x'] of chunks(texts, 4)) {
    const sender = { phone: '01 99 00 00 00', email: 'ana@lopez.example' };
    const body = { ...sender, firstName: first, lastName: last, subject, message };
    await ok(call('POST', '/contact', { body }));
  }
  for (const text of await inNoEmail(call, texts)) reader.faults.push(`in no email as typed: ${text}`);
  await reader.read(`${api}/dev/mailbox`, texts);

  for (const { id } of addresses) await call('DELETE', `/users/addresses/${id}`, { token });
  return pairs.length;
}

/** Category names are shown with a capital initial. */
const asCategory = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Opens the pages of the catalogue, rendered by the server and in the browser, and checks the sheets. */
export async function showCatalogue(
  articles: readonly Article[],
  api: string,
  reader: Reader,
): Promise<void> {
  await reader.open({});
  const categories = [...new Map(articles.map((each) => [each.famille_code, each])).values()];
  await reader.read(
    '/category-product',
    categories.map(({ famille }) => asCategory(famille)),
  );
  for (const { famille_code, famille, sous_famille_code } of categories) {
    const inCategory = articles.filter((each) => each.famille_code === famille_code);
    const names = inCategory.map(({ designation }) => designation);
    await reader.read(`/category-product/${famille_code}`, [asCategory(famille), ...names]);
    for (const { code, designation } of inCategory)
      await reader.read(`/category-product/${famille_code}/${sous_famille_code}/${code}`, [designation]);
  }
  for (const { code, designation } of articles) {
    const sheet = await fetch(`${api}/documents/ft/${code}.pdf`);
    const bytes = Buffer.from(await sheet.arrayBuffer()).toString('latin1');
    if (!sheet.ok || !bytes.startsWith('%PDF'))
      reader.faults.push(`sheet of ${designation}: ${sheet.status}`);
    // PDF actions are in dictionaries; compressed streams may contain the same letters by chance.
    const dictionaries = bytes.replace(/stream\r?\n[\s\S]*?endstream/g, '');
    if (/\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm)\b/.test(dictionaries))
      reader.faults.push(`the sheet has an action: ${designation}`);
  }
}
