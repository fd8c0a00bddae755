import type { Page } from '@playwright/test';
import { hydrated } from '../shop/public-pages';
import { startSecondShell } from '../shop/redeployed-shell';
import { expect, hold, test } from '../shop/test';

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

/** Paths of the documents that the page requests after this call. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  return documentsOf(page);
}

test('an open page restores typed input after the reload that the sign-in of a new shell requires', async ({
  page,
  shop,
}) => {
  const shell = await startSecondShell(shop);
  const documents = await open(page, `${shell.url}/contact`);
  await page.getByLabel('Message*').fill('Un bidon est arrivé percé.');
  await page.getByLabel('Nom*', { exact: true }).fill('Durand');
  await shell.deploy();
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Se connecter' });

  await signIn.click();

  await expect.poll(() => documents).toEqual(['/contact']);
  await hydrated(page);
  await expect(page.getByLabel('Message*')).toHaveValue('Un bidon est arrivé percé.');
  await expect(page.getByLabel('Nom*', { exact: true })).toHaveValue('Durand');
  await signIn.click();
  await expect(page.getByRole('dialog').getByLabel('Identifiant ou adresse e-mail')).toBeVisible();
  expect(documents).toEqual(['/contact']);
});

test('a document of an earlier deployment whose scripts are gone is replaced by one reload', async ({
  page,
  shop,
}) => {
  const shell = await startSecondShell(shop);
  const documents = documentsOf(page);
  const release = await hold(page, '**/*.js');
  await page.goto(`${shell.url}/`, { waitUntil: 'commit' });

  await shell.deploy();
  await release();

  await expect.poll(() => documents).toEqual(['/', '/']);
  await hydrated(page);
  await expect(retry(page)).toHaveCount(0);
  expect(documents).toEqual(['/', '/']);
});
