import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from 'shared-contracts/testing';
import { categoryPictures } from 'shared-ui/pictures';
import { pageOf } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

const ofHouses = `${ofBags}&subcategory=HOUSSES`;
const houses = '/category-product/SACS/HOUSSES';
const picture = () => screen.getByRole('banner').querySelector('img')?.getAttribute('src');
const shown = (name: string) => screen.findByRole('link', { name });

describe('the heading of a list', () => {
  it('shows the picture of a category', async () => {
    await visitList({ [ofBags]: pageOf([product({ Code: 'SP-1' })]) });
    await shown('Article SP-1');

    expect(picture()).toBe(categoryPictures.sacs);
  });

  it('shows the picture of the first article of a sub-category in any sort', async () => {
    const articles = [product({ Code: 'SP-1' }), product({ Code: 'SP-2' })];
    await visitList(
      { [ofHouses]: pageOf(articles), [`${ofHouses}&sort=-price`]: pageOf(articles.toReversed()) },
      houses,
    );
    await shown('Article SP-1');
    expect(picture()).toBe('https://api.example/pictures/SP-1.svg');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix décroissant');

    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('SP-2'));
    expect(picture()).toBe('https://api.example/pictures/SP-1.svg');
  });

  it('shows the description of a sub-category', async () => {
    const description = 'Des housses pour tous les conteneurs.';
    await visitList({ [ofHouses]: { ...pageOf([product({ Code: 'SP-1' })]), description } }, houses);

    expect(await screen.findByText(description)).toBeVisible();
  });

  it('shows the picture of the category when a sub-category has none', async () => {
    await visitList({ [ofHouses]: pageOf([product({ Code: 'SP-1', ImageUrl: '' })]) }, houses);
    await shown('Article SP-1');

    expect(picture()).toBe(categoryPictures.sacs);
  });
});
