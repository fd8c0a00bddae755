import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { kept, registerBuyer } from '../shop/customers';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';
import { waysOfBuyer, waysOfNewCustomer, waysOfOldCustomer } from '../verbatim/customers';
import { quotedTexts } from '../verbatim/quoted-texts';
import { calls, type Entry, type ScreenName, screens, unreachable } from '../verbatim/texts';
import { waysOfVisitor } from '../verbatim/visitor';

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const quoted = quotedTexts(textOf('docs/specification.md'), [2, 5, 8, 9]);

const quotedIn = (entry: Entry) => (typeof entry === 'string' ? entry : entry[0]);
/** What is looked for: the whole text as it is quoted, whatever the kind of its spaces, or its pattern. */
const shownBy = (entry: Entry) =>
  typeof entry === 'string' ? new RegExp(`^\\s*${patternOf(entry)}\\s*$`) : entry[1];
const patternOf = (text: string) => text.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&').replaceAll(' ', '\\s');

test.describe('The quoted texts of a document', () => {
  test('are those between single quotes, each once, apostrophes and all', () => {
    const document = [
      '## 1. Purpose',
      "Not 'this one'.",
      '## 2. Screens',
      "The provider's form, titled 'J'AI DÉJÀ UN COMPTE', with 'Payer' / 'Nom*' ('Payer').",
      "| Failure | 'Erreur lors de l'envoi' |",
      '## 3. Fields',
      "Nor 'that one'.",
    ].join('\n');

    expect(quotedTexts(document, [2])).toEqual([
      "J'AI DÉJÀ UN COMPTE",
      'Payer',
      'Nom*',
      "Erreur lors de l'envoi",
    ]);
  });

  test('of the specification are all known, with where they are shown or why not', () => {
    const known = [...Object.values(screens), ...Object.values(calls)].flatMap((entries) =>
      entries.map(quotedIn),
    );

    expect([...new Set([...known, ...Object.keys(unreachable)])].sort()).toEqual([...quoted].sort());
  });

  test('that only a call answers or logs stand in its test', () => {
    for (const [file, entries] of Object.entries(calls))
      for (const entry of entries)
        expect(textOf(file)).toMatch(typeof entry === 'string' ? new RegExp(patternOf(entry)) : entry[1]);
  });
});

/** Each text of a screen can be seen, on the page or in an empty field. */
async function expectTexts(page: Page, screen: ScreenName): Promise<void> {
  for (const entry of screens[screen]) {
    const text = shownBy(entry);
    const seen = page.getByText(text).or(page.getByPlaceholder(text)).filter({ visible: true });
    await expect(seen.first(), `${screen}: ${quotedIn(entry)}`).toBeVisible();
  }
}

test('Somebody who goes through the shop reads every quoted text', async ({ browser, shop }) => {
  const buyer = await registerBuyer(shop);
  const groups = [
    { username: null, cart: [], ways: waysOfVisitor },
    { username: buyer, cart: twoArticles, ways: waysOfBuyer },
    { username: 'camille', cart: [], ways: waysOfOldCustomer },
    { username: 'lea', cart: [], ways: waysOfNewCustomer },
  ];
  const found = new Set(Object.values(calls).flatMap((entries) => entries.map(quotedIn)));
  const visited: string[] = [];

  for (const { username, cart, ways } of groups) {
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: await kept(shop, { username, cart }),
    });
    const page = await context.newPage();
    for (const [name, reach] of Object.entries(ways)) {
      await test.step(name, async () => {
        const screen = name as ScreenName;
        await reach(page, { shop, buyer });
        await expectTexts(page, screen);
        await page.unrouteAll();
        for (const entry of screens[screen]) found.add(quotedIn(entry));
        visited.push(screen);
      });
    }
    await context.close();
  }

  expect(visited.sort()).toEqual(Object.keys(screens).sort());
  const summary = `${quoted.length} textes, ${found.size} trouvés, ${Object.keys(unreachable).length} sans lieu`;
  process.stdout.write(`${summary}
`);
});
