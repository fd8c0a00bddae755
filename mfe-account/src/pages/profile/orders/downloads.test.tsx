import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDownloads } from 'page-kit/testing';
import { order, refused, reply } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const at = '/profile?historique';
const user = userEvent.setup();
const november = order('3', { createdAt: '2026-11-05T10:00:00.000Z' });

describe('a download', () => {
  const month = { at: `${at}&mois=2026-11`, call: 'GET orders/export?month=2026-11' };
  const listed = { 'GET orders?month=2026-11': reply([november], { 'X-Filtered-By': 'month' }) };
  const button = { name: 'Télécharger le mois (CSV)' };
  let downloads: ReturnType<typeof keepDownloads>;

  beforeEach(() => {
    downloads = keepDownloads();
  });

  it.each([
    [
      'the message of the API',
      refused(422, { message: 'Trop de commandes ce mois-ci.' }),
      'Trop de commandes ce mois-ci.',
    ],
    ['a message of the shop when the API has no such file', refused(404), 'Cet export n’est pas disponible.'],
  ])('shows when it fails %s', async (_how, refusal, words) => {
    await renderAccount({ at: month.at, answers: { ...listed, [month.call]: refusal } });

    await user.click(await screen.findByRole('button', button));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(downloads).toEqual([]);
  });

  it('can be retried after the API was still generating the PDF', async () => {
    const answers: Record<string, unknown> = {
      'GET orders/3': november,
      'GET orders/3/pdf': refused(503, { message: 'Votre document est en préparation.' }),
    };
    const { http } = await renderAccount({ at: `${at}&commande=3`, answers });
    const pdf = await screen.findByRole('button', { name: 'Confirmation de commande (PDF)' });
    await user.click(pdf);
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre document est en préparation.');
    http.answers['GET orders/3/pdf'] = new Blob(['%PDF']);

    await user.click(pdf);

    await waitFor(() => expect(downloads).not.toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
