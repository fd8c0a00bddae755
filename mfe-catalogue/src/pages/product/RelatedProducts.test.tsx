import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';
import { ofBags } from '../../testing/visit-list';
import { bag, visitProduct } from '../../testing/visit-product';

// jsdom has no layout.
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, undefined] }));

const ofSubcategory = `${ofBags}&subcategory=POUBELLE`;
const visit = (answers: Answers) => visitProduct({ 'GET products/SP-110/stock': [], ...answers });

beforeEach(() => void stubScreen('everything'));

describe('the related products', () => {
  const discovered = async () =>
    within(await screen.findByRole('region', { name: 'Découvrez aussi' })).findAllByRole('article', {
      hidden: true,
    });

  it('are ten other products of the sub-category', async () => {
    const { http } = await visit({
      [ofSubcategory]: pageOf([bag, ...products(12)]),
    });

    const others = await discovered();
    expect(screen.getByRole('heading', { level: 2, name: 'Découvrez aussi' })).toBeVisible();

    expect(others).toHaveLength(10);
    expect(others[0]).toHaveTextContent('Article SP-1');
    expect(http.calls.filter((call) => call.startsWith('GET products?'))).toHaveLength(1);
  });

  it('have the variants of the article last, since its page links to them already', async () => {
    const variants = ['SP-110', 'SP-1', 'SP-2'].map((Code) => ({ Code, name: Code }));
    await visit({
      'GET products/SP-110': { ...bag, variants },
      [ofSubcategory]: pageOf([bag, ...products(4)]),
      [ofBags]: pageOf([bag, ...products(5)]),
    });

    const names = (await discovered()).map(
      (card) => within(card).getByRole('link', { hidden: true }).textContent,
    );
    expect(names).toEqual(['Article SP-3', 'Article SP-4', 'Article SP-5', 'Article SP-1', 'Article SP-2']);
  });

  it('are one product of each series, then the others', async () => {
    const [first, second, third, ...others] = products(5);
    const variants = ['SP-1', 'SP-2', 'SP-3'].map((Code) => ({ Code, name: Code }));
    const series = [first, second, third].flatMap((each) => (each ? [{ ...each, variants }] : []));
    await visit({
      [ofSubcategory]: pageOf([bag, ...series]),
      [ofBags]: pageOf([bag, ...series, ...others]),
    });

    const names = (await discovered()).map(
      (card) => within(card).getByRole('link', { hidden: true }).textContent,
    );
    expect(names).toEqual([1, 4, 5, 2, 3].map((index) => `Article SP-${index}`));
  });

  it('are filled up from the category, without duplicates', async () => {
    await visit({
      [ofSubcategory]: pageOf([bag, ...products(2)]),
      [ofBags]: pageOf([bag, ...products(5)]),
    });

    expect(await discovered()).toHaveLength(5);
  });

  it.each([
    ['when their call fails', { [ofSubcategory]: refused(503) }],
    ['when there are none', { [ofSubcategory]: pageOf([bag]), [ofBags]: pageOf([bag]) }],
  ])('are omitted %s', async (_when, answers) => {
    await visit(answers);

    await waitFor(() => expect(screen.queryByText('Découvrez aussi')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  });
});
