import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { camille, office } from 'shared-contracts/testing';
import { renderAccount } from '../../testing/render-account';

const hangs = () => new Promise(() => {});
const device = {
  id: 'here',
  device: 'Firefox sur Windows',
  createdAt: '2026-04-30T08:05:00.000Z',
  lastUsedAt: '2026-05-01T12:05:00.000Z',
  current: true,
};

it.each([
  ['informations', 'GET users/profile', camille, 'heading', 'Mes informations'],
  ['address', 'GET users/addresses', [office], 'heading', 'Mes adresses'],
  ['historique', 'GET orders', [], 'heading', 'Aucune commande pour le moment'],
  ['listes', 'GET users/lists', [], 'heading', 'Aucune liste pour le moment'],
  ['securite', 'GET users/sessions', [device], 'heading', 'Firefox sur Windows'],
  [
    'donnees',
    'GET users/deletion-request',
    { requestedAt: null, erasedFrom: null },
    'button',
    'Demander la suppression de mon compte',
  ],
])(
  'the section %s shows that it is loading, says when the browser is offline, and loads on retry',
  async (section, call, answer, role, name) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { http } = await renderAccount({ at: `/profile?${section}`, answers: { [call]: hangs } });
    const status = screen.getAllByText(/^Chargement de vo/)[0];
    expect(status?.closest('[aria-busy=true]')).not.toBeNull();
    expect(await screen.findByText(/^Vous êtes hors ligne\./)).toBeVisible();

    http.answers[call] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole(role, { name })).toBeVisible();
    expect(screen.queryByText(/^Vous êtes hors ligne\./)).not.toBeInTheDocument();
  },
);
