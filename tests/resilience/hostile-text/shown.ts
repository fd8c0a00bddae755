import type { Tokens } from 'shared-contracts/api/auth';
import type { BrokenShop } from '../failing-calls/shop';
import { type Call, callsOf, type Email } from '../shop/test-users';
import { limits, until } from '../waiting/until';
import type { Reader } from './browser';
import type { Article } from './catalogue';

const password = 'Savon-de-Marseille-1986';
/** Texts of an address that are long enough, and where they stand. */
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

async function ok<Data>(answer: Promise<{ status: number; data: Data }>): Promise<Data> {
  const { status, data } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(data)}`);
  return data;
}

/** Those of the texts that stand in no email of the outbox, which is written a little later. */
async function inNoLetter(call: Call, texts: readonly string[]): Promise<readonly string[]> {
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
  return missing;
}

/**
 * The customer who pays on account writes the texts into the profile, addresses and messages, orders to those addresses, and
 * looks at every page that shows them; letters are read as they lie in the outbox.
 */
export async function showToCustomer(
  texts: readonly string[],
  { url, api }: BrokenShop,
  reader: Reader,
): Promise<void> {
  const call = callsOf(api);
  const { access_token: token, refresh_token } = await ok(
    call<Tokens>('POST', '/auth/login', { body: { username: 'achats@ville-lavandes.example', password } }),
  );
  const kept = { 'sph-access': token, 'sph-refresh': refresh_token };
  await reader.open(
    url,
    Object.entries(kept).map(([name, value]) => ({ name, value })),
  );

  const [first = '', second = '', third = ''] = texts;
  await ok(
    call('PATCH', '/users/profile', {
      token,
      body: { firstName: first, lastName: second, companyName: third },
    }),
  );
  await reader.read('/profile?informations', [first, second, third]);

  const addresses: { id: string; texts: readonly string[] }[] = [];
  for (const some of chunks(texts, fields.length))
    addresses.push({
      texts: some,
      ...(await ok(call<{ id: string }>('POST', '/users/addresses', { token, body: addressOf(some) }))),
    });
  await reader.read('/profile?address', texts);
  await reader.read('/contact', [first, second]);

  let quantity = 0;
  for (const [one, other = one] of chunks(addresses, 2)) {
    if (!one || !other) continue;
    quantity += 1;
    await ok(
      call('POST', '/cart/add', {
        token,
        body: [{ productCode: 'HOSTILE-1', quantity: quantity }],
      }),
    );
    const body = { billingAddressId: one.id, deliveryAddressId: other.id, deliveryMode: 'retailer' };
    const { orderId } = await ok(
      call<{ orderId: string }>('POST', '/purchase/createDeferredPayment', { token, body }),
    );
    const inOrder = [...new Set([...one.texts, ...other.texts])];
    await reader.read(`/invoice/${orderId}`, inOrder);
    await reader.read(`/profile?historique&commande=${orderId}`, inOrder);
  }

  for (const some of chunks(texts, 4)) {
    const [firstName, lastName = '', subject = '', message = ''] = some.map((text) => text || 'x');
    const body = {
      firstName,
      lastName: lastName || 'x',
      subject: subject || 'x',
      message: message || 'x',
      phone: '01 99 00 00 00',
      email: 'ana@lopez.example',
    };
    await ok(call('POST', '/contact', { body }));
  }
  for (const text of await inNoLetter(call, texts))
    reader.faults.push(`in no email as typed within ${limits.done / 1000} s: ${text}`);
  await reader.read(`${api}/dev/mailbox`, texts);

  for (const { id } of addresses) await call('DELETE', `/users/addresses/${id}`, { token });
}

/** Categories are shown with a capital. */
const asCategory = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Looks at the pages of the catalogue, rendered by the server and in the browser, the search and the sheets. */
export async function showCatalogue(
  articles: readonly Article[],
  { url, api }: BrokenShop,
  reader: Reader,
): Promise<void> {
  await reader.open(url, []);
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
    // What acts stands in a dictionary; compressed streams have any three letters by chance.
    const dictionaries = bytes.replace(/stream\r?\n[\s\S]*?endstream/g, '');
    if (/\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm)\b/.test(dictionaries))
      reader.faults.push(`the sheet acts: ${designation}`);
  }
}
