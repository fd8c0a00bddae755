import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { CartLine } from 'shared-contracts/api/cart';
import { kept, registerBuyer } from '../shop/customers';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';
import { waysOfBuyer, waysOfNewCustomer, waysOfOldCustomer } from '../verbatim/customers';
import { quotedTexts } from '../verbatim/quoted-texts';
import { calls, type Entry, type ScreenName, screens, unreachable } from '../verbatim/texts';
import { waysOfVisitor } from '../verbatim/visitor';
import type { Ways } from '../verbatim/way';

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const quotedIn = (entry: Entry) => (typeof entry === 'string' ? entry : entry[0]);
/** What is looked for: the whole text as it is quoted, whatever the kind of its spaces, or its pattern. */
const shownBy = (entry: Entry) =>
  typeof entry === 'string' ? new RegExp(`^\\s*${patternOf(entry)}\\s*$`) : entry[1];
const patternOf = (text: string) => text.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&').replaceAll(' ', '\\s');

/** A customer without a name is a new one, whose account the walk may change. */
const walks: Readonly<
  Record<string, { readonly username?: string; readonly cart: readonly CartLine[]; readonly ways: Ways }>
> = {
  'a visitor': { cart: [], ways: waysOfVisitor },
  'a customer with a cart': { cart: twoArticles, ways: waysOfBuyer },
  'a customer with orders': { username: 'camille', cart: [], ways: waysOfOldCustomer },
  'a customer without an address': { username: 'lea', cart: [], ways: waysOfNewCustomer },
};

test('each quoted text of the specification has a screen, a unit test or a reason why none shows it @main', () => {
  const known = [...Object.values(screens), ...Object.values(calls)].flatMap((entries) =>
    entries.map(quotedIn),
  );
  const quoted = quotedTexts(textOf('docs/specification.md'), [2, 5, 8, 9]);
  expect([...new Set([...known, ...Object.keys(unreachable)])].sort()).toEqual(quoted.sort());

  const reached = Object.values(walks).flatMap(({ ways }) => Object.keys(ways));
  expect(reached.sort()).toEqual(Object.keys(screens).sort());

  for (const [file, entries] of Object.entries(calls))
    for (const entry of entries)
      expect(textOf(file)).toMatch(typeof entry === 'string' ? new RegExp(patternOf(entry)) : entry[1]);
});

/** Each text of a screen can be seen, on the page or in an empty field. */
async function expectTexts(page: Page, screen: ScreenName): Promise<void> {
  for (const entry of screens[screen]) {
    const text = shownBy(entry);
    const seen = page.getByText(text).or(page.getByPlaceholder(text)).filter({ visible: true });
    await expect(seen.first(), `${screen}: ${quotedIn(entry)}`).toBeVisible();
  }
}

for (const [name, { username, cart, ways }] of Object.entries(walks)) {
  test(`${name} reads each quoted text of the specification @main`, async ({ browser, shop }) => {
    const buyer = username ?? (await registerBuyer(shop));
    const isSignedIn = ways !== waysOfVisitor;
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: await kept(shop, { username: isSignedIn ? buyer : null, cart }),
    });
    const page = await context.newPage();
    for (const [name, reach] of Object.entries(ways)) {
      await test.step(name, async () => {
        await reach(page, { shop, buyer });
        await expectTexts(page, name as ScreenName);
        await page.unrouteAll();
      });
    }
    await context.close();
  });
}
