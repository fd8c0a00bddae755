import { render, screen } from '@testing-library/react';
import { AddressBlock } from './AddressBlock';

const address = {
  fullName: 'Camille Durand',
  addressLine1: '12 rue des Tilleuls',
  postalCode: '91000',
  city: 'Évry-Courcouronnes',
  country: 'FR',
};

const lines = () => [...screen.getByRole('group').children].map(({ textContent }) => textContent);

it('an address is rendered line by line', () => {
  render(<AddressBlock address={{ ...address, addressLine2: 'Bâtiment B', phone: '01 99 00 19 86' }} />);

  expect(lines()).toEqual([
    'Camille Durand',
    '12 rue des Tilleuls',
    'Bâtiment B',
    '91000 Évry-Courcouronnes, France',
    'Tél. 01\u00a099\u00a000\u00a019\u00a086',
  ]);
});

it('an address is rendered without its empty fields', () => {
  const place = { postalCode: '', city: '', country: '' };
  render(<AddressBlock address={{ ...address, ...place, addressLine2: '', phone: null }} />);

  expect(lines()).toEqual(['Camille Durand', '12 rue des Tilleuls']);
});

it('a changed address is rendered after one with two equal lines', () => {
  const equal = { ...address, fullName: 'Résidence du Lavoir', addressLine1: 'Résidence du Lavoir' };
  const { rerender } = render(<AddressBlock address={equal} />);

  rerender(<AddressBlock address={{ ...address, fullName: 'Dépôt Nord' }} />);

  expect(lines()).toEqual(['Dépôt Nord', '12 rue des Tilleuls', '91000 Évry-Courcouronnes, France']);
});

it.each([
  ['0491000000', 'Tél. 04\u00a091\u00a000\u00a000\u00a000'],
  ['01.99.00.19.86', 'Tél. 01\u00a099\u00a000\u00a019\u00a086'],
  ['+32 2 555 12 12', 'Tél. +32 2 555 12 12'],
  ['01 99 00 19 86 poste 4', 'Tél. 01 99 00 19 86 poste 4'],
])('the phone number %s is rendered as %s', (phone, line) => {
  render(<AddressBlock address={{ ...address, phone }} />);

  expect(lines().at(-1)).toBe(line);
});
