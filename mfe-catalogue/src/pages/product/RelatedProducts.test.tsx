import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';
import { ofBags } from '../../testing/visit-list';
import { bag, visitProduct } from '../../testing/visit-product';

const ofSubcategory = `${ofBags}&subcategory=POUBELLE`;
const visit = (answers: Answers) => visitProduct({ 'GET products/SP-110/stock': [], ...answers });

describe('the related products', () => {
  beforeEach(() => void stubScreen(() => true));

  const discovered = async () =>
    within(await screen.findByRole('region', { name: 'Découvrez aussi' })).findAllByRole('article', {
      hidden: true,
    });
  const names = async () =>
    (await discovered()).map((card) => within(card).getByRole('link', { hidden: true }).textContent);

  it('are ten other products of the sub-category, requested once their section is visible', async () => {
    const scrollTo = stubScreen((_section, margin) => margin !== '0px 0px 0px');
    const { http } = await visit({ [ofSubcategory]: pageOf([bag, ...products(12)]) });
    const lists = () => http.calls.filter((call) => call.startsWith('GET products?'));
    await screen.findByRole('region', { name: 'Découvrez aussi' });
    expect(lists()).toEqual([]);

    act(() => scrollTo(true));

    const others = await discovered();
    expect(others).toHaveLength(10);
    expect(others[0]).toHaveTextContent('Article SP-1');
    expect(lists()).toHaveLength(1);
  });

  it('are one product of each series, then the others, and last the variants to which the page links', async () => {
    const variantsOf = (...codes: string[]) => codes.map((Code) => ({ Code, name: Code }));
    const series = products(2, 3).map((each) => ({ ...each, variants: variantsOf('SP-3', 'SP-4') }));
    await visit({
      'GET products/SP-110': { ...bag, variants: variantsOf('SP-110', 'SP-1', 'SP-2') },
      [ofSubcategory]: pageOf([bag, ...products(2), ...series]),
      [ofBags]: pageOf([bag, ...products(2), ...series, ...products(2, 5)]),
    });

    expect(await names()).toEqual([3, 5, 6, 4, 1, 2].map((index) => `Article SP-${index}`));
  });

  it('are replaced by a note when their call fails, and shown after a retry', async () => {
    const { http } = await visit({ [ofSubcategory]: refused(503) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Découvrez aussi : ces articles n’ont pas');
    http.answers[ofSubcategory] = pageOf(products(10));

    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await discovered()).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are omitted when there are none', async () => {
    const { http } = await visit({ [ofSubcategory]: pageOf([bag]), [ofBags]: pageOf([bag]) });

    await waitFor(() => expect(http.calls).toContain(ofBags));
    await waitFor(() => expect(screen.queryByText('Découvrez aussi')).not.toBeInTheDocument());
  });
});
