import { act, screen, within } from '@testing-library/react';
import { renderShop } from 'page-kit/testing';
import { camille, depot, office } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, gloves, twoLines } from '../../testing/shop-data';
import { QuoteDownload } from './CartDownloads';

it('the quote button shows how many articles to remove from a cart that is too long for a quote', async () => {
  const lines = Array.from({ length: 503 }, (_, index) => ({ productCode: `X-${index}`, quantity: 1 }));

  await renderShop({ routes: [{ path: '/', element: <QuoteDownload lines={lines} /> }] });

  const button = await screen.findByRole('button', { name: 'Devis indicatif (PDF)' });
  expect(button).toHaveAccessibleDescription(
    /500.articles différents au plus.: retirez-en 3 pour obtenir un devis\.$/,
  );
});

const answers = {
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: { ...gloves, TVATaux: 5.5 },
  'GET products/categories': [],
};

async function print(visit: Visit = {}) {
  const page = await renderCart({ at: '/order', lines: twoLines, answers, ...visit });
  await screen.findByRole('button', { name: 'Devis indicatif (PDF)' });
  await screen.findByText('Total TTC', { selector: 'dt' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return page;
}

const sheet = () => screen.getByRole('article', { name: 'Devis indicatif' });
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const rowsOf = (name: string) =>
  within(within(sheet()).getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));

describe('a buyer who prints the cart', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T10:00:00.000Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('prints a quote with its lines, its total and the total per delivery mode, and no longer sees it afterwards', async () => {
    await print();

    expect(sheet()).toHaveTextContent('Établi le 25 novembre 2026, à titre indicatif.');
    expect(rowsOf('Articles')).toEqual([
      ['Référence', 'Désignation', 'Qté', 'Prix unitaire HT', 'TVA', 'Total HT'],
      ['SP-110', 'Sac poubelle 110 L', '4', '12,90 €', '20 %', '51,60 €'],
      ['GN-M', 'Gants nitrile', '5', '9,80 €', '5,5 %', '49,00 €'],
    ]);
    expect(rowsOf('Montants').at(-1)).toEqual(['Total TTC hors livraison', '113,62 €']);
    expect(rowsOf('Total TTC selon la livraison').slice(1)).toEqual([
      ['Livraison standard, Île-de-France', '25,00 €', '138,62 €'],
      ['Livraison standard, reste de la métropole', '25,00 €', '138,62 €'],
      ['Livraison déposé et rangé', '55,00 €', '168,62 €'],
      ['Enlèvement par vos soins', 'Gratuit', '113,62 €'],
    ]);
    expect(sheet()).not.toHaveTextContent('Client');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { name: 'Devis indicatif' })).toBeNull();
  });

  it('finds their company, address and discount on the quote, and only the delivery to that address', async () => {
    await print({
      signedIn: true,
      answers: {
        ...answers,
        'GET users/profile': { ...camille, discountRate: 10 },
        'GET users/addresses': [office, depot],
      },
    });

    expect(sheet()).toHaveTextContent(camille.companyName);
    expect(sheet()).toHaveTextContent(depot.city);
    expect(plain(sheet().textContent)).toContain('Remise comprise : 10 %.');
    // Without a zone: it is that of the address.
    expect(rowsOf('Total TTC selon la livraison').map(([mode]) => mode)).toEqual([
      'Mode',
      'Livraison standard',
      'Livraison déposé et rangé',
      'Enlèvement par vos soins',
    ]);
  });
});
