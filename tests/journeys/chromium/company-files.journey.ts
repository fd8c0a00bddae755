import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/workspace/paths.mjs';
import { startTestPostgres } from '../../../tools/workspace/postgres.mjs';
import { untilLive, variables } from '../../kit/own-shop';
import { startShop } from '../../kit/shop-on-free-ports';
import { pressPay, signIn } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Runs a command of the company beside the shop, on the database of `DATABASE_URL`. */
function run(command: string, ...args: string[]) {
  execFileSync('npm', ['run', command, '--', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

const today = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
const invoice = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('a customer buys at imported prices on account, then sees the imported shipment and downloads the invoice', async ({
  page,
}, testInfo) => {
  const postgres = await startTestPostgres();
  const shop = await startShop({ data: 'empty', variables: { ...variables, DATABASE_URL: postgres.url } });
  const write = (name: string, ...lines: string[]) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, lines.join('\n'));
    return path;
  };
  try {
    await untilLive(shop.url);
    const prices = ['GN-S100;COPRO;1;9', 'GN-S100;COPRO;6;8,5', 'GN-S100;COPRO;24;7,9'];
    run('prices:import', write('tarifs.csv', 'reference;tarif;quantite;prix_ht', ...prices));
    run(
      'customers:import',
      write('clients.csv', 'email;tarif;compte;plafond', 'camille@nettoyage-durand.example;COPRO;oui;1000'),
    );

    await page.goto(`${shop.url}/category-product/PROTECTION/GANTS/GN-S100`);
    await signIn(page, 'camille');
    const table = page.getByRole('table', { name: 'Prix par quantité' });
    await expect(table.getByRole('row')).toHaveText([
      /^Quantité/,
      /^1 à 5\D*9,00/,
      /^6 à 23\D*8,50/,
      /^dès 24\D*7,90/,
    ]);
    await expect(page.getByText('Votre prix')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('24');
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
    await page.goto(`${shop.url}/order`);
    await expect(page.getByText(/^7,90\s€ HT le lot$/)).toBeVisible();
    await page.goto(`${shop.url}/purchase`);
    await pressPay(page);
    await expect(page.getByRole('heading', { name: /MERCI POUR VOTRE COMMANDE/ })).toBeVisible();
    const [number = ''] = /CMD-\d{4}-\d{6}/.exec(`${await page.getByRole('main').textContent()}`) ?? [];

    const shipped = `${number};expédiée;${today};Colis Sud;8X77;https://suivi.example/8X77;GN-S100;10`;
    const heading = 'commande;état;date;transporteur;numéro de suivi;lien de suivi;article;quantité';
    run('orders:import', write('commandes.csv', heading, shipped));
    const folder = testInfo.outputPath('documents');
    mkdirSync(folder);
    writeFileSync(join(folder, `${number}-facture.pdf`), invoice);
    run('orders:documents', folder);

    await page.goto(`${shop.url}/profile?historique`);
    await page.getByRole('link', { name: 'Voir la commande' }).first().click();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByText('10 sur 24 articles')).toBeVisible();
    const parcel = page.getByRole('link', { name: /^Suivre le colis/ });
    await expect(parcel).toHaveAttribute('href', 'https://suivi.example/8X77');
    const saved = page.waitForEvent('download');
    const documents = page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('button', { name: /^Télécharger/ }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toBe(invoice);
  } finally {
    await shop.stop();
    await postgres.stop();
  }
});
