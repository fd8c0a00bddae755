import { join } from 'node:path';
import { password } from '../shop/customers';
import { category, list, product } from '../shop/public-pages';
import { cards, expiry } from '../shop/steps';
import type { Size } from './engines/tab';
import { byLabel, byRole, byText, byTitle, described } from './in-page';
import { type EngineName, expect, keepTraces, test } from './test';
import { Visitor } from './visitor';

/** Desktop and phone; an engine whose window gets no narrower shows its narrowest, the old one has one size only. */
const windows: readonly (Size & { readonly name: string; readonly tag: string[] })[] = [
  { name: 'wide', width: 1440, height: 900, tag: [] },
  { name: 'narrow', width: 390, height: 844, tag: ['@old'] },
];

/** Each engine has a customer of its own, so that none meets the cart of another. */
const customers: Record<EngineName, string> = { firefox: 'camille', webkit: 'karim', 'old-webkit': 'lea' };

const banner = byRole('banner');
const main = byRole('main');
const products = byRole('region', 'Produits');
const panel = byRole('dialog', 'VOTRE PANIER');
const login = byRole('dialog', 'Connexion ou création de compte');
const payment = byRole('dialog', "Régler l'achat");
const heading = (name: string | RegExp) => byRole('heading', name, main);

for (const { name, tag, ...size } of windows) {
  test.describe(`A customer with a ${name} window`, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(({ enginePath }) => !enginePath, 'the machine does not have the engine');

    let visitor: Visitor;

    test.beforeAll(async ({ engine, front, shop }) => {
      visitor = new Visitor(await engine.openTab(size), shop.url);
      front.takeDefects();
    });

    test.afterEach(async ({ front, engineName }, testInfo) => {
      const defects = front.takeDefects();
      if (testInfo.status !== testInfo.expectedStatus || defects.length > 0) {
        const folder = join(testInfo.project.outputDir, `${engineName}-${size.width}`);
        await keepTraces(visitor.tab, folder, defects);
      }
      expect(defects).toEqual([]);
    });

    test.afterAll(async () => {
      await visitor?.tab.close();
    });

    test('is heard when they click before the scripts run', { tag }, async ({ front }) => {
      front.holdMainScript();
      await visitor.isSent(category);
      await visitor.clicks(byRole('button', /^Ajouter au panier/, products));
      await visitor.sees(byRole('button', 'Panier, vide'));

      front.releaseMainScript();

      await visitor.sees(byRole('button', 'Panier, 1 article'));
    });

    test('reads a list and a product, and comes back to the list', { tag }, async () => {
      await visitor.opens(list);
      await visitor.clicks(byRole('link', /Sac poubelle 110 L/, products));
      await visitor.sees(heading(/Sac poubelle 110 L/));

      await visitor.goesBack();

      await visitor.sees(heading('Sacs poubelle'));
      await visitor.sees(products);
    });

    test('puts as many into the cart as they type', { tag }, async () => {
      await visitor.opens(product);
      await visitor.types('4', byRole('spinbutton', 'Quantité'));
      await visitor.presses('Tab');

      await visitor.clicks(byRole('button', 'Ajouter au panier', main));

      await visitor.sees(byText('Les produits ont été ajoutés au panier'));
      await visitor.sees(byRole('button', 'Panier, 5 articles'));
    });

    test('looks into the cart, closes and opens it', { tag }, async () => {
      await visitor.clicks(byRole('button', 'Panier, 5 articles'));
      await visitor.sees(byRole('link', /Sac poubelle 110 L/, panel));
      await visitor.presses('Escape');
      await visitor.seesNoMore(panel);

      await visitor.clicks(byRole('button', 'Panier, 5 articles'));
      await visitor.clicks(byRole('button', 'Commander', panel));

      await visitor.sees(login);
    });

    test('signs in, and is led on to the checkout', { tag }, async ({ engineName }) => {
      await visitor.types(customers[engineName], byLabel('Identifiant ou adresse e-mail', login));
      await visitor.types(password, byLabel(/^Mot de passe/, login));

      await visitor.clicks(byRole('button', 'Me connecter', login));

      await visitor.seesNoMore(login);
      await visitor.sees(byRole('button', 'Mon compte', banner));
      await visitor.sees(heading('Commande'));
    });

    test('pays by card and is thanked', async () => {
      await visitor.opens('/order');
      await visitor.clicks(byRole('button', 'Commander', main));
      await visitor.sees(heading('Commande'));
      await visitor.clicks(byRole('checkbox', /J'accepte les conditions générales de vente/));
      await visitor.clicks(byRole('button', 'Payer', main));
      await visitor.inside(byTitle(/^Carte bancaire/, payment), async () => {
        await visitor.types(cards.accepted, byLabel('Numéro de carte'));
        await visitor.types(expiry, byLabel('Expiration'));
        await visitor.types('123', byLabel('Code de sécurité'));
      });

      await visitor.clicks(byRole('button', /^Payer/, payment));

      await visitor.sees(heading('MERCI POUR VOTRE COMMANDE'));
      await visitor.sees(byRole('button', 'Panier, vide'));
    });

    test('finds the order in the history', async () => {
      const number = /CMD-\d{4}-\d{6}/.exec(await visitor.reads(main))?.[0] ?? 'CMD-';

      await visitor.opens('/profile?historique');

      await visitor.sees(byText(new RegExp(number), main));
    });

    test('adds an address and deletes it', async () => {
      const street = '5 rue du Tour';
      const added = byText(new RegExp(street), main);
      await visitor.opens('/profile?address');
      await visitor.clicks(byRole('button', 'Ajouter une nouvelle adresse', main));
      await visitor.types('Service achats', byLabel(/^Nom complet/, main));
      await visitor.types(street, byLabel(/^Adresse\*?$/, main));
      await visitor.types('75002', byLabel(/^Code postal/, main));
      await visitor.types('Paris', byLabel(/^Ville/, main));
      await visitor.types('0199001986', byLabel(/^Téléphone/, main));
      await visitor.clicks(byRole('button', 'Enregistrer', main));
      await visitor.sees(added);

      await visitor.clicks(described(byRole('button', 'Supprimer', main), new RegExp(street)));
      await visitor.clicks(byRole('button', 'Supprimer', byRole('dialog')));

      await visitor.seesNoMore(added);
    });

    test('searches an article and opens it', async () => {
      const results = byRole('region', 'Recherche');
      await visitor.opens('/');
      await visitor.clicks(byRole('button', 'Rechercher', banner));
      await visitor.types('SP-110-N35', byRole('searchbox', 'Rechercher un produit'));

      await visitor.clicks(byRole('link', /Sac poubelle 110 L/, results));

      await visitor.sees(heading(/Sac poubelle 110 L/));
    });

    test('signs out and leaves nothing of the account behind', async () => {
      await visitor.opens('/profile');

      await visitor.clicks(byRole('button', 'Déconnexion'));

      await visitor.sees(byRole('button', 'Se connecter', banner));
      const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      // A mark of the device opens nothing: it keeps the wrong passwords of others from locking this one out.
      // That the sign-out was heard is told a moment later.
      await expect.poll(() => visitor.tab.evaluate(kept, null)).toEqual(['sph-device-marks']);
    });
  });
}
