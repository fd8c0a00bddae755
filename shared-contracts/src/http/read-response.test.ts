/** @jest-environment node */
import { z } from 'zod';
import { apiCalls } from '../api/calls';
import { accountShapes } from './account-shapes';
import { publicShapes } from './public-shapes';
import { patternsOf, readData, shapedCall } from './read-response';
import type { Method } from './types';

const calls = patternsOf({ ...publicShapes, ...accountShapes });
const read = (call: string, data: unknown, extras = false) => {
  const [method = '', path = ''] = call.split(' ');
  return readData(calls, { method: method as Method, path }, data, extras);
};

/** Calls with a JSON response. */
const data = Object.keys(apiCalls).filter((call) => !(apiCalls[call]?.answer instanceof z.ZodCustom));

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});

it.each(data)('%s is not checked by the shape of another call', (call) => {
  const [method = '', path = ''] = call.replace(/:\w+/g, 'A').split(' ');

  expect([call, undefined]).toContain(shapedCall(calls, { method: method as Method, path })?.call);
});

const lines = {
  fullName: 'A',
  addressLine1: 'B',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
  phone: '1',
};
const address = { ...lines, id: 'a1' };
const product = {
  Code: 'S',
  Designation: 'Savon',
  Description: '',
  Reference: 'R',
  ImageUrl: '',
  Category: null,
  SubCategory: { code: 'SAV', name: 'SAVONS' },
  variants: [],
};
const item = { productCode: 'S', designation: 'Sac', quantity: 1, imageUrl: '' };
const detail = {
  ...{ status: 'PAID', orderNumber: '1', deliveryMode: 'standard' },
  ...{ address: { billing: lines }, items: [item] },
};
const without = (fields: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

it.each([
  ['GET products/categories', []],
  ['GET products/S', product],
  ['GET products/S/file?type=ft', { url: '/a.pdf' }],
  ['GET orders', [{ ...detail, id: 'o1' }]],
  ['GET orders/o1', detail],
  ['GET users/deletion-request', { requestedAt: null, erasedFrom: '2026-11-24T10:00:00Z' }],
  ['PATCH users/profile', { firstName: 'Léa' }],
  ['POST contact', null],
  ['POST purchase/validatePayment', {}],
])('%s: a response as specified is unchanged', (call, response) => {
  expect(read(call, response)).toEqual(response);
  expect(warn).not.toHaveBeenCalled();
});

const user = { id: '7', firstName: 'A', lastName: 'B', companyName: 'C', username: 'd', emailAddress: 'e' };

it.each([
  ['an id that is a number', 'GET users/profile', { ...user, id: 7 }, user],
  [
    'a number that is a text',
    'GET cart',
    [{ productCode: 3, quantity: '2' }],
    [{ productCode: '3', quantity: 2 }],
  ],
  ['an absent list', 'GET products/S', without(product, 'variants'), product],
  ['an absent text', 'GET users/addresses', [without(address, 'phone')], [{ ...address, phone: '' }]],
  ['a text that is null', 'GET products/search', [{ ...product, ImageUrl: null }], [product]],
  ['an optional text that is null', 'GET users/addresses', [{ ...address, addressLine2: null }], [address]],
  ['an absent nullable object', 'GET products/S', without(product, 'Category'), product],
  ['a nullable object that is a text', 'GET products/S', { ...product, Category: 'CHIMIE' }, product],
  ['an unusable entry', 'GET products/search', [product, { Code: 'X' }, null], [product]],
  [
    'an order without address and articles',
    'GET orders/o1',
    { orderNumber: 12 },
    {
      ...{ orderNumber: '12', status: '', deliveryMode: '', items: [] },
      address: {
        billing: { fullName: '', addressLine1: '', postalCode: '', city: '', country: '', phone: '' },
      },
    },
  ],
])('%s is read: %s', (_, call, response, expected) => {
  expect(read(call, response)).toEqual(expected);
});

it('fields beyond the specification, which may mean something else, are read only from an API with extras', () => {
  const more = { vat: 20, payment: 'CB', available: 'oui' };
  const items = [{ ...item, pack: 'x6' }];

  for (const [call, response, specified] of [
    ['GET orders/o1', { ...detail, ...more, items }, { ...detail, items: [item] }],
    ['GET products/search', [{ ...product, ...more }], [product]],
  ] as const) {
    expect(read(call, response)).toEqual(specified);
    expect(read(call, response, true)).toEqual(response);
  }
});

it('date and delivery address of an order are read from any API, absent lines as empty ones', () => {
  const delivery = { ...lines, postalCode: null, phone: undefined };
  const order = { ...detail, createdAt: '2026-11-29', address: { billing: lines, delivery } };

  expect(read('GET orders/o1', order)).toEqual({
    ...order,
    address: { billing: lines, delivery: { ...lines, postalCode: '', phone: '' } },
  });
});

const file = 'GET products/S/file?type=ft';

it.each([
  ['nothing', file, undefined],
  ['a list', file, []],
  ['an object without its essential field', file, { path: '/a.pdf' }],
  ['another type', file, { url: [] }],
  ['a list without any usable entry', 'GET orders', [{ number: 1 }]],
])('a success that is %s is unreadable', (_, call, response) => {
  expect(() => read(call, response)).toThrow(expect.objectContaining({ code: 'unreadable' }));
});

it('a fault is logged once, with call and field', () => {
  const response = [without(item, 'productCode'), { productCode: 'S', quantity: 1 }];

  read('GET cart', response);
  read('GET cart', response);

  expect(warn.mock.calls).toEqual([['GET cart productCode is missing or has a wrong type']]);
});
