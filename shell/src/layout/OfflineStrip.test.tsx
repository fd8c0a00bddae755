import { act, render, screen } from '@testing-library/react';
import { OfflineStrip } from './OfflineStrip';

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('a visitor without connection reads that the cart still works and what waits, until it is back', () => {
  render(<OfflineStrip />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Vous êtes hors ligne. Votre panier reste modifiable ; les pages et le paiement reviendront avec la connexion.',
  );

  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
