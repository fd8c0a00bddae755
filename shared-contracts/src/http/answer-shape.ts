import { noAnswer } from './api-error';
import type { Method } from './http';

/** Kinds of values by name; a list names the kind of each of its entries. */
export type Shape =
  | 'string'
  | 'string or null'
  | 'number'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

const text = 'string';
const codeAndName = { code: text, name: text } as const;
const card = { Code: text, Designation: text, Reference: text, ImageUrl: text } as const;
const tokens = { access_token: text, refresh_token: text } as const;
const user = {
  id: text,
  firstName: text,
  lastName: text,
  companyName: text,
  username: text,
  emailAddress: text,
} as const;
const lines = {
  fullName: text,
  addressLine1: text,
  postalCode: text,
  city: text,
  country: text,
  phone: text,
} as const;
const address = { id: text, ...lines } as const;
/** As `GET orders/{orderId}` of the specification: its URL has the id, and the date is shown when it is there. */
const orderDetail = {
  orderNumber: text,
  status: text,
  deliveryMode: text,
  address: { billing: lines },
  items: [{ productCode: text, designation: text, quantity: 'number', imageUrl: text }],
} as const;
const order = { id: text, ...orderDetail } as const;
const line = { productCode: text, quantity: 'number' } as const;
const list = { id: text, name: text, version: 'number', lines: [line] } as const;
const deletionRequest = { requestedAt: 'string or null', erasedFrom: 'string or null' } as const;

/**
 * What pages take for granted of an answer. Amounts are not named: where they are shown, odd ones are expected. Calls whose
 * answer nobody reads, or whose reader looks at it itself, are missing.
 */
export const answerShapes: Readonly<Record<string, Shape>> = {
  'GET products': { items: [card] },
  'GET products/categories': [{ ...codeAndName, subcategories: [codeAndName] }],
  'GET products/search': [card],
  'GET products/facets': [{ key: text, values: [{ value: text, count: 'number' }] }],
  'GET products/sitemap': { items: [{ Code: text }] },
  'GET products/:code': { ...card, Description: text, variants: [{ Code: text, name: text }] },
  'GET products/:code/stock': [{ quantity: 'number' }],
  'GET products/:code/file': { url: text },
  'POST auth/login': tokens,
  'POST auth/verify': tokens,
  'GET users/profile': user,
  'PATCH users/profile': {},
  'GET users/addresses': [address],
  'POST users/addresses': address,
  'PATCH users/addresses/:id': address,
  'GET users/sessions': [{ id: text, createdAt: text, lastUsedAt: text }],
  'GET users/personal-data': {},
  'GET users/deletion-request': deletionRequest,
  'POST users/deletion-request': deletionRequest,
  'DELETE users/deletion-request': deletionRequest,
  'GET users/lists': [list],
  'POST users/lists': list,
  'PATCH users/lists/:id': list,
  'POST users/lists/:id/lines': list,
  'POST products/lookup': { items: [{ reference: text, products: [card] }] },
  'GET cart': [line],
  'POST purchase/createDeferredPayment': { orderId: text },
  'GET orders': [order],
  'GET orders/:orderId': orderDetail,
  'POST orders/:orderId/abandon': order,
};

const patterns = Object.entries(answerShapes).map(([call, shape]) => ({
  call,
  shape,
  pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
}));

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'string or null') return value === null || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, kind]) => fits(fields[name], kind));
}

/** The call by whose shape an answer is judged; the first that fits, so that `products/facets` is no product. */
export const shapedCall = (method: Method, path: string) =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));

/** @throws {ApiError} where a success lacks what pages take for granted: it is as good as no answer */
export function requireShape(method: Method, path: string, data: unknown): void {
  const shaped = shapedCall(method, path);
  if (shaped && !fits(data, shaped.shape)) throw noAnswer('unreadable');
}
