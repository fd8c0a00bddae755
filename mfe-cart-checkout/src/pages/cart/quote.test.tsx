import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDownloads, renderShop } from 'page-kit/testing';
import { refused } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { bag } from '../../testing/shop-data';
import { QuoteDownload } from './CartDownloads';

const call = 'POST documents/quote.pdf';
const lines = [{ productCode: bag.Code, quantity: 7 }];
const button = { name: 'Devis indicatif (PDF)' };
let downloads: ReturnType<typeof keepDownloads>;

const cart = (answer: unknown, quoted = lines) =>
  renderShop({
    routes: [{ path: '/', element: <QuoteDownload lines={quoted} /> }],
    answers: { [call]: answer },
  });

beforeEach(() => {
  downloads = keepDownloads();
});

it('offers neither a quote nor lists if the API implements only the specification', async () => {
  await renderCart({ at: '/order', lines, extras: false, answers: { [`GET products/${bag.Code}`]: bag } });

  expect(await screen.findByRole('button', { name: 'Imprimer le devis' })).toBeVisible();
  for (const name of ['Devis indicatif (PDF)', 'Ajouter à une liste'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

describe('a buyer who needs a quote', () => {
  it('sees how many articles to remove from a cart that is too long for a quote', async () => {
    const tooMany = Array.from({ length: 503 }, (_, index) => ({ productCode: `X-${index}`, quantity: 1 }));

    await cart(refused(404), tooMany);

    expect(await screen.findByRole('button', button)).toHaveAccessibleDescription(
      /500.articles différents au plus.: retirez-en 3 pour obtenir un devis\.$/,
    );
  });

  it.each([
    [
      'the message of the API',
      refused(422, { code: 'empty_quote', message: 'Aucun de ces articles n’est disponible.' }),
      'Aucun de ces articles n’est disponible.',
    ],
    ['a message if the API creates no quotes', refused(404), 'Cette boutique ne prépare pas de devis.'],
  ])('sees %s', async (_how, refusal, words) => {
    await cart(refusal);

    await userEvent.click(await screen.findByRole('button', button));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(downloads).toEqual([]);
  });

  it('can retry while the quote is still being created', async () => {
    const { http } = await cart(
      refused(503, { code: 'document_being_made', message: 'Votre document est en préparation.' }),
    );
    await userEvent.click(await screen.findByRole('button', button));
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre document est en préparation.');
    http.answers[call] = new Blob(['%PDF']);

    await userEvent.click(screen.getByRole('button', button));

    await waitFor(() => expect(downloads).not.toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
