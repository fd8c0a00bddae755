import type { Page } from '@playwright/test';
import { hostOfItsOwn, type Version } from '../shop/redeployed-remote';
import { editEnvironment } from '../shop/state';
import { twoArticles } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Files of a host that the page requests from now on. */
function requestedOf(page: Page, url: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) requested.push(new URL(request.url()).pathname.slice(1));
  });
  return requested;
}

const filesOf = ({ files }: Version, names: readonly string[]) =>
  names.filter((file) => files.includes(file));

test.use({ customer: 'camille', cart: twoArticles });

test('a customer whose remote is deployed anew goes on in the new version, with what was typed and without a reload @main @alone', async ({
  page,
  shop,
}) => {
  const host = await hostOfItsOwn(shop, 'mfe-account');
  const takeBack = editEnvironment(shop, ({ remotes }) => {
    remotes['mfe-account'].url = host.url;
  });
  const untilNamed = (text: string) =>
    expect(async () => {
      expect(await (await page.request.get(`${shop.url}/profile`)).text()).toContain(text);
    }).toPass();
  try {
    await untilNamed(host.url + host.first.entry);
    const requested = requestedOf(page, host.url);
    await page.goto('/profile?informations');
    const company = page.getByRole('textbox', { name: 'Entreprise' });
    await company.fill('Durand Propreté & fils');
    expect(requested).toContain(host.first.entry);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const next = await host.deploy();
    await untilNamed(host.url + next.entry);
    await page.getByRole('link', { name: /historique/i }).click();

    await expect(page.getByRole('heading', { level: 2, name: /historique/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible();
    const since = requested.slice(requested.indexOf(next.entry));
    expect(filesOf(host.first, since)).toEqual([]);
    expect(filesOf(next, since)).toContainEqual(expect.stringMatching(/^routes\..*\.js$/));
    const styles = await page
      .locator(`link[rel=stylesheet][href^="${host.url}"]`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname.slice(1)));
    expect(filesOf(host.first, styles)).toEqual([]);
    expect(filesOf(next, styles)).not.toEqual([]);
    await page.getByRole('link', { name: 'Mes informations' }).click();
    await expect(company).toHaveValue('Durand Propreté & fils');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    takeBack();
  }
});
