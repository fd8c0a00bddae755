import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCartPanelAtom } from 'shared-contracts/cart';
import { camille } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../testing/render-cart';
import { bag, order } from '../testing/shop-data';

const never = () => new Promise(() => {});
const offlineText = 'Vous êtes hors ligne. Le chargement reprendra au retour de la connexion.';
const retry = { name: 'Réessayer' };
const asked = `GET products/${bag.Code}`;
const visit = (given: Visit) => renderCart({ lines: [{ productCode: bag.Code, quantity: 2 }], ...given });

beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
afterEach(() => jest.restoreAllMocks());

describe('a visitor who waits without a connection', () => {
  it('for articles of the cart reads so once, and gets them by asking again', async () => {
    const answers = [never(), bag];
    await visit({ at: '/order', answers: { [asked]: () => answers.shift() } });

    expect(await screen.findByText(offlineText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', retry));

    expect(await screen.findByRole('link', { name: /^Sac poubelle/ })).toBeVisible();
    expect(screen.queryByText(offlineText)).not.toBeInTheDocument();
  });

  it('for those of the panel reads so in it', async () => {
    const { store } = await visit({ at: '/elsewhere', answers: { [asked]: never } });

    act(() => store.set(openCartPanelAtom));

    const panel = within(screen.getByRole('dialog', { name: 'VOTRE PANIER' }));
    expect(await panel.findByText(offlineText)).toBeVisible();
  });

  it('for those of an earlier order reads so in the question', async () => {
    await visit({
      at: '/order',
      lines: [],
      signedIn: true,
      answers: { 'GET users/profile': camille, 'GET orders': [order], [asked]: never },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Commander à nouveau' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Commander à nouveau' }));
    expect(await dialog.findByText(offlineText)).toBeVisible();
    expect(dialog.getByRole('button', retry)).toBeVisible();
  });

  it('for the own lists reads so in the question', async () => {
    await visit({
      at: '/order',
      signedIn: true,
      answers: { 'GET users/profile': camille, 'GET users/lists': never, [asked]: bag },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à une liste' }));

    expect(await within(screen.getByRole('dialog')).findByText(offlineText)).toBeVisible();
  });

  it('for the own address reads so on the confirmation', async () => {
    await visit({
      at: '/invoice/o1',
      signedIn: true,
      answers: { 'GET orders/o1': order, 'GET users/profile': never },
    });

    await screen.findByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' });

    expect(await screen.findByText(offlineText)).toBeVisible();
  });
});
