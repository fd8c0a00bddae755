/** @jest-environment node */
import { ApiError } from 'shared-contracts/http';
import { fieldAtFault, filled } from './validation';

it('refuses blank text', () => {
  const { validate } = filled('Écrivez votre nom.');

  expect([' Moreau', ' ', '', null].map(validate)).toEqual([true, ...Array(3).fill('Écrivez votre nom.')]);
});

it.each([
  [{ field: 'city' }, 'city'],
  [{ field: 'toString' }, null],
  [{ field: 7 }, null],
  [{}, null],
  [null, null],
])('the response %j marks the field %p as invalid', (body, field) => {
  expect(fieldAtFault(new ApiError({ status: 400, code: 'invalid', body }), { city: 'Lyon' })).toBe(field);
});
