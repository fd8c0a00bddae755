import { z } from 'zod';
import { apiCalls } from '../api/calls';
import { accountShapes } from './account-shapes';
import { isApiError } from './api-error';
import { patternsOf, requireShape, shapedCall } from './check-response';
import { publicShapes } from './public-shapes';
import type { Method } from './types';

const calls = patternsOf({ ...publicShapes, ...accountShapes });

/** Calls with a JSON response. */
const data = Object.keys(apiCalls).filter((call) => !(apiCalls[call]?.answer instanceof z.ZodCustom));

it.each(data)('%s is not checked by the shape of another call', (call) => {
  const [method = '', path = ''] = call.replace(/:\w+/g, 'A').split(' ');

  expect([call, undefined]).toContain(shapedCall(calls, method as Method, path)?.call);
});

const refusalOf = (method: Method, path: string, data: unknown) => {
  try {
    requireShape(calls, method, path, data);
    return null;
  } catch (error) {
    return isApiError(error) ? error.code : error;
  }
};

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['another type', { url: 42 }],
])('a success that is %s is unreadable', (_, data) => {
  expect(refusalOf('GET', 'products/SAVON-1/file?type=ft', data)).toBe('unreadable');
});

it.each([
  [null, null],
  ['2026-11-24T10:00:00Z', null],
  [42, 'unreadable'],
  [[null], 'unreadable'],
])('the nullable timestamp %p causes the error %p', (requestedAt, refused) => {
  expect(refusalOf('GET', 'users/deletion-request', { requestedAt, erasedFrom: null })).toBe(refused);
});

describe('a response of an API without extras', () => {
  const lines = {
    fullName: 'A',
    addressLine1: 'B',
    postalCode: '75001',
    city: 'Paris',
    country: 'FR',
    phone: '1',
  };
  const items = [{ productCode: 'S', designation: 'Sac', quantity: 1, imageUrl: '' }];
  const detail = {
    status: 'PAID',
    orderNumber: '1',
    deliveryMode: 'standard',
    address: { billing: lines },
    items,
  };

  it.each([
    ['GET', 'orders', [{ ...detail, id: 'o1' }]],
    ['GET', 'orders/o1', detail],
    ['POST', 'purchase/validatePayment', {}],
    ['PATCH', 'users/profile', { firstName: 'Léa' }],
  ] as const)('passes: %s %s', (method, path, data) => {
    expect(refusalOf(method, path, data)).toBeNull();
  });
});

it('a response with other fields or an empty list passes', () => {
  expect(refusalOf('GET', 'products/SAVON-1/file?type=ft', { url: '/a.pdf', more: 1 })).toBeNull();
  expect(refusalOf('GET', 'products/categories', [])).toBeNull();
  expect(refusalOf('POST', 'contact', null)).toBeNull();
});
