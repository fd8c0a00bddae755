import { act, render, screen } from '@testing-library/react';
import { OfflineStrip } from './OfflineStrip';

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('the strip explains what works offline, until the connection returns', () => {
  render(<OfflineStrip />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Vous êtes hors ligne. Votre panier reste modifiable ; les pages et le paiement reviendront avec la connexion.',
  );

  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
