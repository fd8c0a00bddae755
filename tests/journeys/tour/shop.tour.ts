import { join } from 'node:path';
import { password } from '../../kit/users';
import { category, list, product } from '../shop/public-pages';
import { cards, expiry } from '../shop/steps';
import { byLabel, byRole, byText, byTitle } from './find-element';
import { type EngineName, expect, keepTraces, test } from './test';
import { Visitor } from './visitor';

/** Window size of a phone; WebKitGTK has a larger minimum, and WPE WebKit a fixed size. */
const size = { width: 390, height: 844 };

/** One customer per engine, since a customer's cart is stored in the account. */
const customers: Record<EngineName, string> = { firefox: 'camille', webkit: 'karim', 'old-webkit': 'lea' };

const banner = byRole('banner');
const main = byRole('main');
const products = byRole('region', 'Produits');
const panel = byRole('dialog', 'VOTRE PANIER');
const login = byRole('dialog', 'Connexion ou création de compte');
const payment = byRole('dialog', "Régler l'achat");
const heading = (name: string | RegExp) => byRole('heading', name, main);

test.describe.configure({ mode: 'serial' });
test.skip(({ enginePath }) => !enginePath, 'the machine does not have the engine');

let visitor: Visitor;

test.beforeAll(async ({ engine, recordingProxy, shop }) => {
  visitor = new Visitor(await engine.openTab(size), shop.url);
  recordingProxy.takeDefects();
});

test.afterEach(async ({ recordingProxy, engineName }, testInfo) => {
  const defects = recordingProxy.takeDefects();
  if (testInfo.status !== testInfo.expectedStatus || defects.length > 0)
    await keepTraces(visitor.tab, join(testInfo.project.outputDir, engineName), defects);
  expect(defects).toEqual([]);
});

test.afterAll(async () => {
  await visitor?.tab.close();
});

test('an article added before hydration is in the cart afterwards', { tag: '@old' }, async ({
  recordingProxy,
}) => {
  recordingProxy.holdMainScript();
  await visitor.isSent(category);
  await visitor.clicks(byRole('button', /^Ajouter au panier/, products));
  await visitor.sees(byRole('button', 'Panier, vide'));

  recordingProxy.releaseMainScript();

  await visitor.sees(byRole('button', 'Panier, 1 article'));
});

test('a visitor opens a product of a list and goes back', { tag: '@old' }, async () => {
  await visitor.opens(list);
  await visitor.clicks(byRole('link', /Sac poubelle 110 L/, products));
  await visitor.sees(heading(/Sac poubelle 110 L/));

  await visitor.goesBack();

  await visitor.sees(heading('Sacs poubelle'));
  await visitor.sees(products);
});

test('a visitor adds a typed quantity to the cart', { tag: '@old' }, async () => {
  await visitor.opens(product);
  await visitor.types('4', byRole('spinbutton', 'Quantité'));
  await visitor.presses('Tab');

  await visitor.clicks(byRole('button', 'Ajouter au panier', main));

  await visitor.sees(byText('Les produits ont été ajoutés au panier'));
  await visitor.sees(byRole('button', 'Panier, 5 articles'));
});

test('a visitor signs in from the cart panel and reaches the checkout', { tag: '@old' }, async ({
  engineName,
}) => {
  await visitor.clicks(byRole('button', 'Panier, 5 articles'));
  await visitor.sees(byRole('link', /Sac poubelle 110 L/, panel));
  await visitor.presses('Escape');
  await visitor.seesNoMore(panel);
  await visitor.clicks(byRole('button', 'Panier, 5 articles'));
  await visitor.clicks(byRole('button', 'Commander', panel));
  await visitor.types(customers[engineName], byLabel('Identifiant ou adresse e-mail', login));
  await visitor.types(password, byLabel(/^Mot de passe/, login));

  await visitor.clicks(byRole('button', 'Me connecter', login));

  await visitor.seesNoMore(login);
  await visitor.sees(byRole('button', 'Mon compte', banner));
  await visitor.sees(heading('Commande'));
});

test('a customer pays by card, and finds the order in the history', async () => {
  await visitor.clicks(byRole('checkbox', /J’accepte les conditions générales de vente/));
  await visitor.clicks(byRole('button', 'Payer', main));
  await visitor.inside(byTitle(/^Carte bancaire/, payment), async () => {
    await visitor.types(cards.accepted, byLabel('Numéro de carte'));
    await visitor.types(expiry, byLabel('Expiration'));
    await visitor.types('123', byLabel('Code de sécurité'));
  });
  await visitor.clicks(byRole('button', /^Payer/, payment));

  await visitor.sees(heading('MERCI POUR VOTRE COMMANDE'));
  await visitor.sees(byRole('button', 'Panier, vide'));
  const number = /CMD-\d{4}-\d{6}/.exec(await visitor.reads(main))?.[0] ?? 'no number';
  await visitor.opens('/profile?historique');
  await visitor.sees(byText(new RegExp(number), main));
});

test('no page is wider than a desktop window', async ({ engine, shop }) => {
  await visitor.tab.close();
  visitor = new Visitor(await engine.openTab({ width: 1440, height: 900 }), shop.url);

  for (const path of ['/', list, product, '/order', '/contact']) await visitor.opens(path);
});
