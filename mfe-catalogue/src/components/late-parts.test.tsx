import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { Search } from '../search/Search';
import { pageOf, products } from '../testing/catalogue';
import { stubScreen } from '../testing/screen';
import { ofBags, visitList } from '../testing/visit-list';
import { visitProduct } from '../testing/visit-product';

const never = () => new Promise(() => {});
const offlineNote = 'Vous êtes hors ligne. Le chargement reprendra au retour de la connexion.';
beforeEach(() => {
  stubScreen('nothing');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

describe('parts that load without a connection', () => {
  it('the stock shows the offline note, and its value after another try', async () => {
    const answers = [never(), [{ quantity: 12 }]];
    await visitProduct({ 'GET products/SP-110/stock': () => answers.shift() });

    expect(await screen.findByText(offlineNote)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Disponible')).toBeVisible();
    expect(screen.queryByText(offlineNote)).not.toBeInTheDocument();
  });

  it('the related products show the note below their title', async () => {
    stubScreen('everything');
    await visitProduct({ 'GET products?limit=50&category=SACS&subcategory=POUBELLE': never });

    const others = within(await screen.findByRole('region', { name: 'Découvrez aussi' }));
    expect(await others.findByText(offlineNote)).toBeVisible();
  });

  it('the categories show the note beside the products', async () => {
    await visitList({ 'GET products/categories': never, [ofBags]: pageOf(products(2)) });

    await screen.findByRole('link', { name: /^Article SP-1/ });

    expect(await screen.findByText(offlineNote)).toBeVisible();
  });

  it('the search shows the note below the field', async () => {
    const element = <Search onClose={() => {}} typed="savon" />;
    await renderShop({
      routes: [{ path: '/', element }],
      answers: { 'GET products/search?q=savon': never },
    });

    expect(await screen.findByText(offlineNote)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('savon');
  });
});
