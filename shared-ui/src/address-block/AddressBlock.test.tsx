import { render, screen } from '@testing-library/react';
import { AddressBlock } from '.';

const address = {
  fullName: 'Camille Durand',
  addressLine1: '12 rue des Tilleuls',
  postalCode: '91000',
  city: 'Évry-Courcouronnes',
  country: 'France',
};

it('writes an address line by line', () => {
  render(<AddressBlock address={{ ...address, addressLine2: 'Bâtiment B', phone: '01 99 00 19 86' }} />);

  const lines = screen.getByRole('group').innerHTML.split('<br>');

  expect(lines).toEqual([
    'Camille Durand',
    '12 rue des Tilleuls',
    'Bâtiment B',
    '91000 Évry-Courcouronnes, France',
    'Tél. 01 99 00 19 86',
  ]);
});

it('leaves out what an address does not have', () => {
  render(<AddressBlock address={{ ...address, addressLine2: '', phone: null }} />);

  expect(screen.getByRole('group').innerHTML.split('<br>')).toHaveLength(3);
});
