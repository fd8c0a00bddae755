import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bags, chemistry, refused, renderShop } from 'shared-contracts/testing';
import routes from '../../routes';

const visit = (categories: unknown) =>
  renderShop({ routes, answers: { 'GET products/categories': categories }, at: '/category-product' });

describe('a visitor of all families', () => {
  it('sees each with links to it and to its sub-categories, asked for once', async () => {
    const { http } = await visit([bags, chemistry]);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nos familles de produits');
    const links = within(
      screen.getAllByRole('list').find((list) => list.textContent?.includes('CHIMIE')) as HTMLElement,
    );
    expect(links.getByRole('link', { name: 'CHIMIE' })).toHaveAttribute('href', '/category-product/CHIMIE');
    expect(links.getByRole('link', { name: 'Nettoyants sols' })).toHaveAttribute(
      'href',
      '/category-product/CHIMIE/SOLS',
    );
    expect(http.calls).toEqual(['GET products/categories']);
  });

  it('can try again when they fail', async () => {
    const { http } = await visit(refused(503));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erreur lors de la récupération des catégories',
    );

    http.answers['GET products/categories'] = [chemistry];
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'CHIMIE' })).toBeVisible();
  });
});
