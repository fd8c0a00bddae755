import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop, type Visit } from 'page-kit/testing';
import { labellingOf } from 'shared-contracts/catalogue';
import { type Answers, camille, environment, office, refused } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { bag, visitProduct } from '../../testing/visit-product';
import { Characteristics, Label } from './ProductDescription';
import { StockAndDelivery } from './StockAndDelivery';

it('the label shows named pictograms, signal word, hazards and the sentence for biocides', () => {
  render(
    <Label
      labelling={labellingOf({
        pictograms: ['GHS05', 'GHS09'],
        signalWord: 'Danger',
        statements: ['H314 Provoque de graves brûlures.', 'EUH031 Dégage un gaz toxique.'],
        biocide: true,
      })}
    />,
  );

  expect(screen.getByRole('region', { name: 'Étiquette et précautions' })).toBeVisible();
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Corrosif',
    'Dangereux pour l’environnement',
  ]);
  expect(screen.getByText('Danger')).toBeVisible();
  expect(screen.getByText('H314 Provoque de graves brûlures.')).toBeVisible();
  expect(screen.getByText(/^Utilisez les produits biocides avec précaution\./)).toBeVisible();
});

it.each([
  ['valid facts', <Characteristics key="facts" facts={{ size: 4, pack: 'lot de 6' } as object} />],
  ['labelling', <Label key="none" labelling={null} />],
  ['dangers', <Label key="lamp" labelling={labellingOf({ energyClass: 'F', ecoParticipation: 0.17 })} />],
])('the description of an article without %s renders nothing for them', (_what, part) => {
  const { container } = render(part);

  expect(container).toBeEmptyDOMElement();
});

const file = 'GET products/SP-110/file?type=ft';
const url = 'https://documents.example/ft.pdf';
const notice = 'https://documents.example/notice.pdf';

const visit = (paths: object, answers: Answers = {}) =>
  visitProduct({ 'GET products/SP-110': { ...bag, ...paths }, ...answers });

async function openSheet(answers: Answers = {}, paths: object = {}) {
  const shop = await visit({ FTFilePath: 'ft/SP-110.pdf', ...paths }, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));
  return shop;
}

function stubTab() {
  const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

const failure = () => within(screen.getByRole('list', { name: 'Messages' })).findByText('Erreur inconnue');

beforeEach(() => void stubScreen(() => false));

it('a customer sees their own price beside the public one, and the prices by quantity with the chosen one marked', async () => {
  const user = { ...camille, discountRate: 10, contractPrices: true };
  const breaks = [{ quantity: 6, priceHT: 11 }];
  await visitProduct(
    {
      'GET products/SP-110': { ...bag, PrixHT: 12.9 },
      'GET users/profile': user,
      'POST users/prices': { items: [{ code: 'SP-110', breaks }] },
    },
    undefined,
    true,
  );

  const table = await screen.findByRole('table', { name: 'Prix par quantité' });
  expect(screen.getByText('Votre prix').parentElement).toHaveTextContent(/^Votre prix au lieu de 12,90\s€$/);
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['QuantitéPrix unitaire HT', '1 à 511,61 €', 'dès 611,00 €']);
  for (let count = 0; count < 5; count += 1)
    await userEvent.click(screen.getByRole('button', { name: /^Augmenter la quantité/ }));
  expect(within(table).getByRole('row', { current: true })).toHaveTextContent(/^dès 6/);
});

describe('the sheets of a product', () => {
  it.each([
    [{ FTFilePath: 'ft/SP-110.pdf' }, ['Fiche technique']],
    [{ FSFilePath: 'fs/SP-110.pdf' }, ['Fiche de sécurité']],
    [{}, []],
  ])('have one button each (%j)', async (paths, names) => {
    await visit(paths);
    await screen.findByRole('heading', { level: 1 });

    const buttons = screen.queryAllByRole('button', { name: /^Fiche/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    ['of the call', { url }, url],
    ['of the product when the call fails', refused(503), notice],
    ['of the product when the call returns none', { url: '' }, notice],
  ])('open in a tab without access to the shop, at the URL %s', async (_which, response, opened) => {
    const tab = stubTab();

    await openSheet({ [file]: response }, { noticeFT: notice });

    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(opened));
  });

  it('show an error without a call when the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);

    const { http } = await openSheet();

    expect(await failure()).toBeInTheDocument();
    expect(http.calls).not.toContain(file);
  });

  it('show an error and close the blank tab when the URL is unsafe', async () => {
    const tab = stubTab();

    await openSheet({ [file]: { url: 'javascript:alert(1)' } });

    expect(await failure()).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});

function showDelivery(settings: object, visit: Partial<Visit> = {}) {
  const { page } = openShop({
    routes: [{ path: '/', element: <StockAndDelivery code="SP-110-N35" /> }],
    environment: { ...environment, settings: { ...environment.settings, ...settings } },
    ...visit,
    answers: { 'GET products/SP-110-N35/stock': [{ quantity: 4 }], ...visit.answers },
  });
  render(page);
}

async function deliveryLine(freeDelivery: 'apply' | 'announce', visit?: Partial<Visit>) {
  showDelivery({ freeDelivery }, visit);
  await screen.findByText('Disponible');
  return screen.getByText(/Livraison standard/).closest('li');
}

it.each([
  [12, '12 en stock'],
  [3, 'Plus que 3 en stock'],
  [0, 'Sur commande'],
])('a stock of %i is shown as "%s" where the company shows its stock', async (quantity, text) => {
  showDelivery({ showStock: true }, { answers: { 'GET products/SP-110-N35/stock': [{ quantity }] } });

  expect(await screen.findByText(text)).toBeVisible();
});

describe('the delivery of an article', () => {
  it.each([
    [
      'the threshold of free delivery',
      'apply',
      /gratuite dès 300\s€ en Île-de-France et 500\s€ en métropole$/,
    ],
    [
      'only the day when it is announced but not applied',
      'announce',
      /^Livraison standard à partir du [^,]+$/,
    ],
  ] as const)('shows %s', async (_what, setting, words) => {
    expect(await deliveryLine(setting)).toHaveTextContent(words);
  });

  it.each([
    ['FR', /gratuite dès 500\s€ à votre adresse$/],
    ['BE', /^Livraison standard à partir du [^,]+$/],
  ])('shows the threshold for the customer’s address in %s', async (country, words) => {
    const addresses = [{ ...office, country, isDefaultShipping: true }];
    const answers = { 'GET users/profile': camille, 'GET users/addresses': addresses };

    const line = await deliveryLine('apply', { signedIn: true, answers });

    await waitFor(() => expect(line).toHaveTextContent(words));
  });
});
