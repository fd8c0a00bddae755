import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { type Answers, bags, chemistry, product, refused, renderShop } from 'shared-contracts/testing';
import { products } from '../testing/catalogue';
import { Search } from './Search';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The pause after typing, then the answer. */
async function searched() {
  await pause(500);
  await pause(1);
}

async function openSearch(answers: Answers) {
  const onClose = jest.fn();
  const routes = [
    { path: '/', element: <Search onClose={onClose} /> },
    { path: '*', element: <p>Une autre page</p> },
  ];
  return { onClose, ...(await renderShop({ routes, answers })) };
}

const field = () => screen.getByRole('searchbox', { name: 'Rechercher un produit' });
const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET products/search'));

/** An answer that comes when the test says so. */
function later() {
  let give: (products: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('somebody who searches', () => {
  it('can type at once', async () => {
    await openSearch({});

    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'Rechercher un produit');
  });

  it('is answered on what was typed while the search was on its way, and goes on from there', async () => {
    const routes = [{ path: '/', element: <Search onClose={jest.fn()} typed="savon" /> }];
    const { http } = await renderShop({ routes, answers: { 'GET products/search?q=savon': products(2) } });

    await searched();
    await user.keyboard(' doux');

    expect(searches(http.calls)).toEqual(['GET products/search?q=savon']);
    expect(field()).toHaveValue('savon doux');
  });

  it('is answered half a second after the last of at least three characters', async () => {
    const { http } = await openSearch({ 'GET products/search?q=savon': products(2) });

    await user.type(field(), '  savon ');
    await pause(499);
    expect(searches(http.calls)).toEqual([]);
    await pause(1);

    expect(searches(http.calls)).toEqual(['GET products/search?q=savon']);
    expect(await screen.findByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
    expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'))).toHaveLength(
      2,
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 résultats pour savon');
  });

  it('recognises an article by picture, designation and price', async () => {
    const Designation = 'Savon liquide doux pour les mains, bidon de 5 litres';
    await openSearch({ 'GET products/search?q=savon': [product({ Code: 'SP-1', Designation })] });
    await user.type(field(), 'savon');
    await searched();

    const hit = within(screen.getByRole('link', { name: Designation }).closest('li') as HTMLElement);

    expect(hit.getByText('Savon liquide doux pour les mains, bidon…')).toBeVisible();
    expect(hit.getByRole('presentation')).toHaveAttribute('src', 'https://api.example/pictures/SP-1.svg');
    expect(hit.getByText(/12,90\s€/)).toHaveTextContent(/HT$/);
  });

  it('is answered at once with Enter', async () => {
    const { http } = await openSearch({ 'GET products/search?q=savon': products(1) });

    await user.type(field(), 'savon{Enter}');
    await pause(1);

    expect(searches(http.calls)).toEqual(['GET products/search?q=savon']);
    expect(screen.getByRole('link', { name: 'Article SP-1' })).toBeVisible();
  });

  it.each(['<script>alert(1)</script>', '"savon"', '100 % 🧼', "l'eau & co"])(
    'reads %s as it was typed',
    async (typed) => {
      const call = `GET products/search?q=${encodeURIComponent(typed)}`;
      const { http } = await openSearch({ [call]: [], 'GET products/categories': [] });

      await user.click(field());
      await user.paste(typed);
      await searched();

      expect(searches(http.calls)).toEqual([call]);
      expect(screen.getByRole('heading')).toHaveTextContent(`Résultat de recherche "${typed}"`);
    },
  );

  it('cannot ask for more than the API takes', async () => {
    await openSearch({});

    expect(field()).toHaveAttribute('maxlength', '200');
  });

  it.each(['  sa   ', '🧽🧽'])('starts no search with the two characters of "%s"', async (typed) => {
    const { http } = await openSearch({});

    await user.click(field());
    await user.paste(typed);
    await pause(2000);

    expect(searches(http.calls)).toEqual([]);
  });

  it('sees the results go when the text gets too short', async () => {
    await openSearch({ 'GET products/search?q=savon': products(2) });
    await user.type(field(), 'savon');
    await searched();
    expect(screen.getByRole('link', { name: 'Article SP-1' })).toBeVisible();

    await user.type(field(), '{Backspace}{Backspace}{Backspace}');

    expect(screen.queryByRole('link', { name: 'Article SP-1' })).not.toBeInTheDocument();
  });

  it('sees the latest answer alone: the former call is given up, and late it changes nothing', async () => {
    const slow = later();
    const { http } = await openSearch({
      'GET products/search?q=sac': slow.answer,
      'GET products/search?q=savon': products(1, 7),
    });
    await user.type(field(), 'sac');
    await searched();

    await user.clear(field());
    await user.type(field(), 'savon');
    await searched();
    slow.give(products(3));
    await pause(100);

    expect(http.sent('GET products/search?q=sac')[0]?.signal?.aborted).toBe(true);
    expect(screen.getByRole('link', { name: 'Article SP-7' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Article SP-1' })).not.toBeInTheDocument();
  });

  it('is told that a search takes long', async () => {
    await openSearch({ 'GET products/search?q=savon': later().answer });

    await user.type(field(), 'savon');
    await searched();
    expect(screen.getByText('Recherche en cours…')).toBeVisible();
    await pause(4000);

    expect(screen.getByText('Recherche toujours en cours…')).toBeVisible();
  });

  it('is led to the families when nothing answers', async () => {
    const { onClose } = await openSearch({
      'GET products/search?q=savonette': [],
      'GET products/categories': [bags, chemistry],
    });
    await user.type(field(), 'savonette');
    await searched();

    expect(screen.getByText('Aucun résultat')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'CHIMIE' }));

    expect(onClose).toHaveBeenCalled();
  });

  it('sees neither a message nor a false "no result" when the search fails; it is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openSearch({ 'GET products/search?q=savon': refused(503) });

    await user.type(field(), 'savon');
    await searched();

    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Recherche|Aucun résultat|Erreur/)).not.toBeInTheDocument();
  });

  it('puts a result into the cart without leaving', async () => {
    const { store, onClose } = await openSearch({ 'GET products/search?q=savon': products(1) });
    await user.type(field(), 'savon');
    await searched();

    await user.click(screen.getByRole('button', { name: /^Ajouter au panier\s: Article SP-1$/ }));

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 1 }]);
    expect(screen.getByText('Le produit a été ajouté au panier')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('follows a result, which closes the search', async () => {
    const { router, onClose } = await openSearch({
      'GET products/search?q=savon': [product({ Code: 'SP-1' })],
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });
    await user.type(field(), 'savon');
    await searched();

    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));

    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/category-product/SACS/POUBELLE/SP-1');
  });

  it('keeps the search while results are opened in new tabs', async () => {
    const { onClose } = await openSearch({
      'GET products/search?q=savon': products(1),
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });
    await user.type(field(), 'savon');
    await searched();

    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));
    await user.keyboard('{/Control}');

    expect(onClose).not.toHaveBeenCalled();
  });

  it('walks through the results with the arrow keys and closes with Escape', async () => {
    const { onClose } = await openSearch({ 'GET products/search?q=savon': products(2) });
    await user.type(field(), 'savon');
    await searched();

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Article SP-2' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
