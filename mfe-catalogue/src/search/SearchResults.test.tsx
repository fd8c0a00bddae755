import { screen, within } from '@testing-library/react';
import { product } from 'shared-contracts/testing';
import { products } from '../testing/catalogue';
import { field, searchFor, user } from '../testing/open-search';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('the results of a search', () => {
  it('show picture, designation and price', async () => {
    const Designation = 'Savon liquide doux pour les mains, bidon de 5 litres';
    await searchFor('savon', { 'GET products/search?q=savon': [product({ Code: 'SP-1', Designation })] });

    const hit = within(screen.getByRole('link', { name: Designation }).closest('li') as HTMLElement);

    expect(hit.getByText('Savon liquide doux pour les mains, bidon…')).toBeVisible();
    expect(hit.getByRole('presentation')).toHaveAttribute('src', 'https://api.example/pictures/SP-1.svg');
    expect(hit.getByText(/12,90\s€/)).toHaveTextContent(/HT$/);
  });

  it('close the search when a result is followed', async () => {
    const { router, onClose } = await searchFor('savon', {
      'GET products/search?q=savon': [product({ Code: 'SP-1' })],
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });

    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));

    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/category-product/SACS/POUBELLE/SP-1');
  });

  it('leave the search open when a result is opened in a new tab', async () => {
    const { onClose } = await searchFor('savon', {
      'GET products/search?q=savon': products(1),
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });

    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Article SP-1' }));
    await user.keyboard('{/Control}');

    expect(onClose).not.toHaveBeenCalled();
  });

  it('can be reached by arrow keys, and Escape closes the search', async () => {
    const { onClose } = await searchFor('savon', { 'GET products/search?q=savon': products(2) });

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Article SP-2' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
