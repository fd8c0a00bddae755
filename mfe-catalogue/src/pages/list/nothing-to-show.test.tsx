import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bags, chemistry, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

describe('a list without products', () => {
  it('links to the categories when the category is unknown', async () => {
    const answers = {
      'GET products/categories': [{ ...chemistry, name: 'chimie' }],
      'GET products?limit=50&category=ZZZ': pageOf([]),
    };
    await visitList(answers, '/category-product/ZZZ');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chimie' })).toHaveAttribute('href', '/category-product/CHIMIE');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('links to the categories when the API refuses the code as invalid', async () => {
    await visitList({ 'GET products?limit=50&category=SACS%00': refused(400) }, '/category-product/SACS%00');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
  });

  it('shows that a known category is empty', async () => {
    await visitList({ [ofBags]: pageOf([]) });

    expect(await screen.findByRole('heading', { name: 'Aucun produit pour le moment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeInTheDocument();
  });

  it('loads the products on retry after a failure', async () => {
    const { http } = await visitList({ [ofBags]: refused(null) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur inconnue');

    http.answers[ofBags] = pageOf(products(1));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'Article SP-1' })).toBeVisible();
  });

  it('shows the products when the categories fail, and the categories on retry', async () => {
    const { http } = await visitList({
      [ofBags]: pageOf(products(1)),
      'GET products/categories': refused(503),
    });

    expect(await screen.findByRole('link', { name: 'Article SP-1' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur lors de la récupération des catégories');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    http.answers['GET products/categories'] = [bags];
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('navigation', { name: 'Familles de produits' })).toBeVisible();
  });
});
