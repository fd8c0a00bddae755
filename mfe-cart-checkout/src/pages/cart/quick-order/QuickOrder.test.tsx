import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import type { Product, ProductLookup } from 'shared-contracts/api/products';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, product, refused } from 'shared-contracts/testing';
import { bag, gloves } from '../../../testing/shop-data';
import { QuickOrder } from './QuickOrder';

const user = userEvent.setup();
const twins = [product({ Code: 'T-1', Reference: 'T' }), product({ Code: 'T-2', Reference: 'T' })];
const catalogue: readonly Product[] = [bag, gloves, ...twins];

function lookUp({ references }: ProductLookup) {
  const matches = (reference: string) =>
    catalogue.filter(({ Code, Reference }) => reference === Code || reference === Reference);
  return { items: references.map((reference) => ({ reference, products: matches(reference) })) };
}

const routes = [
  { path: '/', element: <QuickOrder /> },
  { path: '/ailleurs', element: null },
];
const visit = (lookup: unknown = lookUp) =>
  renderShop({
    routes,
    answers: {
      'POST products/lookup': lookup,
      ...Object.fromEntries(catalogue.map((one) => [`GET products/${one.Code}`, one])),
    },
  });

const field = () => screen.findByRole('textbox', { name: 'Références et quantités' });

async function order(text: string) {
  await user.click(await field());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Ajouter ces lignes' }));
}

const openRows = async () =>
  within(await screen.findByRole('list', { name: 'Lignes à corriger' })).getAllByRole('listitem');

describe('a buyer with a list of references', () => {
  it.each([
    ['with an unknown reference', 'XX 2', 'Référence, ligne 1', 'Aucun article ne porte cette référence.'],
    ['without a quantity', 'SP-110', 'Quantité, ligne 1', 'Indiquez une quantité.'],
    [
      'with a fractional quantity',
      'SP-110;2,5',
      'Quantité, ligne 1',
      'Indiquez un nombre entier à partir de 1, sans point ni virgule.',
    ],
    ['without a reference', ';2', 'Référence, ligne 1', 'Indiquez une référence.'],
    ['with an ambiguous reference', 'T 2', 'Article, ligne 1', /^Plusieurs articles portent/],
  ])('sees the reason at the field of a row %s', async (_what, text, label, reason) => {
    const { store } = await visit();

    await order(text);

    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('heading', { name: 'Lignes à corriger' })).toHaveFocus();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('adds one piece per scanned barcode', async () => {
    const { store } = await visit(({ references }: ProductLookup) => ({
      items: references.map((reference) => ({ reference, products: [product({ Code: 'SP-110' })] })),
    }));

    await order('3017620422003\n3017620422003\n');

    await waitFor(() => expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 2 }]));
  });

  it('chooses the successor of an ended article', async () => {
    const { store } = await visit(({ references }: ProductLookup) => ({
      items: references.map((reference) => ({ reference, products: [], replacedBy: bag })),
    }));
    await order('OLD-1 4');

    const choice = await screen.findByLabelText('Article, ligne 1');
    expect(choice).toHaveAccessibleDescription(/^Cet article n’est plus vendu/);
    await user.selectOptions(choice, bag.Code);
    await user.click(screen.getByRole('button', { name: 'Ajouter les lignes corrigées' }));

    await waitFor(() => expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]));
  });

  it('corrects rows and adds them to the cart', async () => {
    const { store } = await visit();
    await order('SP-11O 2\nT 4\nXX 1');
    await openRows();

    await user.clear(screen.getByLabelText('Référence, ligne 1'));
    await user.type(screen.getByLabelText('Référence, ligne 1'), 'SP-110');
    await user.selectOptions(screen.getByLabelText('Article, ligne 2'), 'T-2');
    await user.click(screen.getByRole('button', { name: 'Retirer la ligne 3' }));
    expect(screen.getByRole('heading', { name: 'Lignes à corriger' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ajouter les lignes corrigées' }));

    await waitFor(() => expect(screen.queryByRole('list', { name: 'Lignes à corriger' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Commande rapide' })).toHaveFocus();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: 'SP-110', quantity: 2 },
      { productCode: 'T-2', quantity: 4 },
    ]);
  });

  it('keeps the focus in the quick order when the last row is removed', async () => {
    await visit();
    await order('XX 1');

    await user.click(await screen.findByRole('button', { name: 'Retirer la ligne 1' }));

    expect(screen.getByRole('heading', { name: 'Commande rapide' })).toHaveFocus();
  });

  it('cannot choose an article while rows are being checked, since the choice would be lost', async () => {
    const { http } = await visit();
    await order('T 1');
    http.answers['POST products/lookup'] = () => new Promise(() => {});

    await user.click(await screen.findByRole('button', { name: 'Ajouter les lignes corrigées' }));

    expect(screen.getByRole('combobox', { name: 'Article, ligne 1' })).toBeDisabled();
  });

  it('sees a message when the browser can no longer read the file', async () => {
    await visit();
    const moved = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));

    await user.upload(
      await screen.findByLabelText('Ou un fichier'),
      Object.assign(new File(['SP-110;7'], 'panier.csv'), { arrayBuffer: moved }),
    );

    expect(await screen.findByText(/^Ce fichier n’a pas pu être lu\./)).toBeVisible();
  });

  it('finds the rows beyond 200 in the field', async () => {
    const { store } = await visit();

    await order(Array.from({ length: 202 }, () => 'SP-110 1').join('\n'));

    await waitFor(() => expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 200 }]));
    expect(await field()).toHaveValue('SP-110;1\nSP-110;1');
    expect(await field()).toHaveAccessibleDescription(/200 lignes sont prises à la fois/);
  });

  it.each([
    ['that does not respond', refused(null), 'Cette référence n’a pas pu être vérifiée. Réessayez.'],
    [
      'with a rate limit',
      refused(429, { message: 'Réessayez dans 12 minutes.' }),
      'Réessayez dans 12 minutes.',
    ],
  ])('keeps a row and sees why it was not checked by an API %s', async (_what, answer, reason) => {
    await visit(answer);

    await order('SP-110 2');

    expect(await screen.findByLabelText('Référence, ligne 1')).toHaveAccessibleDescription(reason);
    expect(screen.getByLabelText('Quantité, ligne 1')).toHaveValue('2');
  });

  it('cannot choose a file while rows are checked', async () => {
    await visit(() => new Promise(() => undefined));
    await order('SP-110 2');

    expect(fireEvent.click(screen.getByLabelText(/^Ou un fichier/))).toBe(false);
  });

  it('finds only the rows to correct after reopening the page before their check ends', async () => {
    let respond = () => {};
    const checked = new Promise<void>((resolve) => (respond = resolve));
    const { router } = await visit((body: ProductLookup) => checked.then(() => lookUp(body)));
    await order('SP-110 2\nXX 1');
    await act(() => router.navigate('/ailleurs'));
    await act(() => router.navigate('/'));
    expect(screen.getByRole('button', { name: 'Ajouter ces lignes' })).toHaveAttribute('aria-busy', 'true');

    respond();

    expect(await openRows()).toHaveLength(1);
    expect(await field()).toHaveValue('');
  });

  it('finds the typed text again after signing in, also after another customer, who does not', async () => {
    await visit();
    await userEvent.type(await field(), 'GN-M 1');
    const open = (id: string) => {
      cleanup();
      return renderShop({ routes, signedIn: true, answers: { 'GET users/profile': { ...camille, id } } });
    };

    await open(camille.id);
    await waitFor(async () => expect(await field()).toHaveValue('GN-M 1'));
    await open('u-karim');
    expect(await field()).toHaveValue('');
    await open(camille.id);

    await waitFor(async () => expect(await field()).toHaveValue('GN-M 1'));
  });

  it('finds the text and the valid rows again after a reload', async () => {
    sessionStorage.setItem(
      'sph-cart-quick-order',
      JSON.stringify({ text: 'GN-M 1', rows: [{ reference: 'XX', quantity: '2', reason: 'Inconnue.' }, 7] }),
    );

    await visit();

    expect(await field()).toHaveValue('GN-M 1');
    expect(await openRows()).toHaveLength(1);
    expect(screen.getByLabelText('Référence, ligne 1')).toHaveAccessibleDescription('Inconnue.');
  });
});
