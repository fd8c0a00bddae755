import { notify } from './failures';

it('shows a failure in a native alert', () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();

  notify('Echec de la création de la commande');

  expect(alert.mock.calls).toEqual([['Echec de la création de la commande']]);
});
