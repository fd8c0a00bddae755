import { act, screen, waitFor } from '@testing-library/react';
import { type Answers, environment, product, refused } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as HomePage } from './HomePage';

const house: Answers = {
  'GET products/SP-110-N35': product({
    Code: 'SP-110-N35',
    Designation: 'Sac poubelle 110 L noir 35 µ, liens coulissants',
  }),
  'GET products/PT-400-E': product({ Code: 'PT-400-E', Designation: 'Papier toilette', PrixHT: 14.95 }),
};

const element = (
  <main>
    <HomePage />
    <ToastRegion />
  </main>
);

const visit = (answers: Answers = house) => renderInShop({ routes: [{ path: '/', element }], answers });

it('links to every category of the shop, and omits articles that the catalogue no longer has', async () => {
  visit();

  expect(screen.getByRole('heading', { name: '9 familles de produits' })).toBeInTheDocument();
  const chemistry = await screen.findByRole('link', { name: 'CHIMIE' });
  expect(chemistry).toHaveAttribute('href', '/category-product/CHIMIE');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/category-product/SACS');
  expect(await screen.findByRole('link', { name: 'Papier toilette' })).toBeInTheDocument();
  expect(screen.queryByText('Réf. GN-M100')).not.toBeInTheDocument();
});

it('does not load the account for a visitor', async () => {
  const { load } = visit();

  expect(await screen.findByRole('link', { name: 'Papier toilette' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('reports nothing while the account of a customer is down', async () => {
  jest.spyOn(console, 'warn').mockImplementation();

  const { load } = renderInShop({ signedIn: true, routes: [{ path: '/', element }], answers: house });

  await waitFor(() => expect(load).toHaveBeenCalledWith('mfe-account', 'fragments'));
  expect(await screen.findByRole('link', { name: 'Papier toilette' })).toBeVisible();
  expect(screen.queryByText('Cette partie de la boutique ne répond pas.')).not.toBeInTheDocument();
});

describe('while the API does not respond', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the error and reserves the space of the articles, and loads both once the API responds', async () => {
    let starting = true;
    const answer = (data: unknown) => () => (starting ? refused(503) : data);
    visit({
      'GET products/categories': answer([{ code: 'CHR', name: 'CHR', subcategories: [] }]),
      'GET products/SP-110-N35': answer(house['GET products/SP-110-N35']),
    });
    for (const ms of [0, 2000, 1]) {
      await wait(ms);
      expect(screen.getByText('Erreur lors de la récupération des catégories')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'La marque de la maison' })).toBeVisible();
    }

    starting = false;
    await wait(30_000);

    expect(screen.getByRole('link', { name: 'CHR' })).toBeVisible();
    expect(screen.getByText('Réf. SP-110-N35')).toBeVisible();
    expect(screen.queryByText('Erreur lors de la récupération des catégories')).not.toBeInTheDocument();
  });
});

it('describes the company and its shop to search engines', () => {
  visit();

  const { '@graph': facts } = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(facts).toEqual([
    expect.objectContaining({ '@type': 'WebSite', url: 'https://boutique.example/' }),
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Boutique SPH',
      foundingDate: '1986',
      address: expect.objectContaining({ addressCountry: 'FR' }),
    }),
  ]);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://boutique.example/');
});

it('omits house brand and partners when the environment has none', async () => {
  renderInShop({
    routes: [{ path: '/', element }],
    environment: { ...environment, home: { houseBrand: [], partners: [] } },
  });

  expect(await screen.findByRole('heading', { name: '9 familles de produits' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'La marque de la maison' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Nos marques partenaires' })).not.toBeInTheDocument();
});
