import { password } from '../../kit/users';
import { expectFocusHeld, tabBackTo, tabTo } from '../shop/keyboard';
import { hydrated } from '../shop/public-pages';
import { cards, expectConfirmation, expiry } from '../shop/steps';
import { expect, test } from '../shop/test';

test('a visitor buys using only the keyboard, and dialogs trap the focus and return it on closing @main @mfe-catalogue @mfe-cart-checkout', async ({
  page,
  buyer,
}) => {
  const customer = await buyer();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const cart = page.getByRole('button', { name: 'Panier, 1 article' });
  const panel = page.getByRole('dialog', { name: 'VOTRE PANIER' });
  const login = page.getByRole('dialog', { name: 'Connexion ou création de compte' });

  await test.step('skips the header to the categories', async () => {
    await page.goto('/');
    // Before hydration a link loads a document, whose focus starts at the top.
    await hydrated(page);
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await press('Enter');
    await expect(page.locator('#contenu')).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first());
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeFocused();
  });

  await test.step('adds an article', async () => {
    const add = page.getByRole('main').getByRole('button', { name: /^Ajouter au panier/ });
    await tabTo(page, add.first());
    await press('Enter');
    await expect(page.getByText('Le produit a été ajouté au panier')).toBeVisible();
  });

  await test.step('opens and closes the panel', async () => {
    await tabBackTo(page, page.getByRole('link', { name: 'Aller au panier' }));
    await press('Enter');
    await expect(cart).toBeFocused();
    await press('Enter');
    await expect(panel.getByRole('button', { name: 'Commander' })).toBeVisible();
    await expectFocusHeld(page, panel);
    await press('Escape');
    await expect(panel).toBeHidden();
    await expect(cart).toBeFocused();
  });

  await test.step('goes to the cart and signs in', async () => {
    await press('Enter');
    await tabTo(page, panel.getByRole('link', { name: 'Voir le panier' }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Commander' }));
    await press('Enter');
    await expect(login.getByLabel('Identifiant ou adresse e-mail')).toBeFocused();
    await expectFocusHeld(page, login);
    await tabTo(page, login.getByLabel('Identifiant ou adresse e-mail'));
    await type(customer);
    await press('Tab');
    await type(password);
    await press('Enter');
    await expect(login).toBeHidden();
  });

  await test.step('chooses another address and another delivery mode with the arrow keys', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Commande' })).toBeFocused();
    const change = page.getByRole('button', { name: 'Modifier l’adresse de livraison' });
    const chooser = page.getByRole('dialog', { name: 'Modifier l’adresse de livraison' });
    const delivery = page.getByRole('region', { name: 'Adresse de livraison' });
    await expect(delivery).toContainText('5 quai du Lavoir');
    await tabTo(page, change);
    await press('Enter');
    await tabTo(page, chooser.getByRole('radio', { checked: true }));
    await press('ArrowDown');
    await tabTo(page, chooser.getByRole('button', { name: 'Valider' }));
    await press('Enter');
    await expect(chooser).toBeHidden();
    await expect(delivery).toContainText('18 rue de la Brosse');
    await expect(change).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: /^Livraison standard/ }));
    await press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Livraison déposé et rangé/ })).toBeChecked();
  });

  await test.step('accepts the terms and pays', async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /J’accepte/ }));
    await press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Payer', exact: true }));
    await press('Enter');
    const payment = page.getByRole('dialog', { name: "Régler l'achat" });
    await expect(payment.getByRole('heading', { name: "Régler l'achat" })).toBeFocused();
    const form = payment.frameLocator('iframe');
    for (const [label, text] of [
      ['Numéro de carte', cards.accepted],
      ['Expiration', expiry],
      ['Code de sécurité', '123'],
    ] as const) {
      await tabTo(page, form.getByLabel(label));
      await type(text);
    }
    await tabTo(page, payment.locator('.kr-payment-button'));
    await press('Enter');
    await expectConfirmation(page);
    await expect(page.getByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeFocused();
  });
});
