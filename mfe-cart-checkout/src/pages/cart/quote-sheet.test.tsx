import { act, screen, within } from '@testing-library/react';
import { camille, depot, office } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../../testing/render-cart';
import { bag, gloves } from '../../testing/shop-data';

const lines = [
  { productCode: bag.Code, quantity: 4 },
  { productCode: gloves.Code, quantity: 5 },
];
const answers = {
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: { ...gloves, TVATaux: 5.5 },
  'GET products/categories': [],
};

/** Renders the cart page and starts printing it. */
async function print(visit: Visit = {}) {
  const page = await renderCart({ at: '/order', lines, answers, ...visit });
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

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T10:00:00.000Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('a buyer who prints the cart', () => {
  it('prints a quote with its lines, the VAT per rate and the total per delivery mode', async () => {
    await print();

    expect(sheet()).toHaveTextContent('Établi le 25 novembre 2026, à titre indicatif.');
    expect(rowsOf('Articles')).toEqual([
      ['Référence', 'Désignation', 'Qté', 'Prix unitaire HT', 'TVA', 'Total HT'],
      ['SP-110', 'Sac poubelle 110 L', '4', '12,90 €', '20 %', '51,60 €'],
      ['GN-M', 'Gants nitrile', '5', '9,80 €', '5,5 %', '49,00 €'],
    ]);
    expect(rowsOf('Montants')).toEqual([
      ['Sous-total HT', '100,60 €'],
      ['TVA 5,5 % (sur 49,00 € HT)', '2,70 €'],
      ['TVA 20 % (sur 51,60 € HT)', '10,32 €'],
      ['Total TTC hors livraison', '113,62 €'],
    ]);
    expect(rowsOf('Total TTC selon la livraison')).toEqual([
      ['Mode', 'Livraison', 'Total TTC'],
      ['Livraison standard, Île-de-France', '25,00 €', '138,62 €'],
      ['Livraison standard, reste de la métropole', '25,00 €', '138,62 €'],
      ['Livraison déposé et rangé', '55,00 €', '168,62 €'],
      ['Enlèvement par vos soins', 'Gratuit', '113,62 €'],
    ]);
    expect(sheet()).not.toHaveTextContent('Client');
  });

  it('finds their company, address, zone and discount on the quote', async () => {
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
    expect(rowsOf('Total TTC selon la livraison').map(([mode]) => mode)).toEqual([
      'Mode',
      'Livraison standard',
      'Livraison déposé et rangé',
      'Enlèvement par vos soins',
    ]);
  });

  it('no longer sees the quote after printing', async () => {
    await print();

    act(() => void window.dispatchEvent(new Event('afterprint')));

    expect(screen.queryByRole('article', { name: 'Devis indicatif' })).toBeNull();
  });
});

it('the button prints the page', async () => {
  const printer = jest.spyOn(window, 'print').mockReturnValue();
  await renderCart({ at: '/order', lines, answers });
  const button = await screen.findByRole('button', { name: 'Imprimer le devis' });

  act(() => button.click());

  expect(printer).toHaveBeenCalledTimes(1);
});
