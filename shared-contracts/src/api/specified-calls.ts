/** Names of fields; for a list, the fields of its entries. `true` accepts any value. */
export interface Fields {
  readonly [name: string]: true | Fields;
}

/** Fields of a call in sections 3 and 7 of the specification; absent if they list none. */
interface SpecifiedCall {
  readonly query?: Fields;
  /** `true`: any content. */
  readonly body?: Fields | true;
  readonly answer?: Fields;
}

const names = (list: string): Fields => Object.fromEntries(list.split(' ').map((name) => [name, true]));

const tokens = names('access_token refresh_token');
const codeAndName = names('code name');
const product = {
  ...names('Code Designation Description Reference ImageUrl PrixHT TVATaux'),
  ...names('FTFilePath FSFilePath noticeFT noticeFS'),
  Category: codeAndName,
  SubCategory: codeAndName,
  variants: names('Code name'),
};
const line = names('productCode quantity');
const user = names('id firstName lastName companyName username emailAddress discountRate deferredPayment');
/** Lines of an address. */
export const orderAddress = names('fullName addressLine1 addressLine2 postalCode city country phone');
const newAddress = { ...orderAddress, ...names('isDefaultShipping isDefaultBilling') };
const address = { ...newAddress, ...names('id') };
const order = {
  ...names('orderNumber status deliveryMode'),
  address: { billing: orderAddress },
  items: names('productCode designation quantity unitPriceHT dueUnitPriceHT imageUrl'),
};
const choice = names('billingAddressId deliveryAddressId deliveryMode');

/** Every call of the specification, as `METHOD path`; all others are extras, as are other fields. */
export const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  'POST auth/login': { body: names('username password _remember_me'), answer: tokens },
  'POST auth/refresh': { answer: names('access_token') },
  'POST auth/register': { body: names('firstName lastName emailAddress companyName password') },
  'POST auth/verify': { query: names('token'), answer: tokens },
  'POST auth/password/reset': { body: names('email') },
  'POST auth/password/reset/confirm': { body: names('token password') },

  'GET products': {
    query: names('limit category subcategory'),
    answer: { items: product, targetItem: { item: product, ...names('stock lastEvaluatedKey') } },
  },
  'GET products/categories': { answer: { ...codeAndName, subcategories: codeAndName } },
  'GET products/search': { query: names('q'), answer: product },
  'GET products/:code': { answer: product },
  'GET products/:code/stock': { answer: names('quantity') },
  'GET products/:code/file': { query: names('type'), answer: names('url') },

  'GET cart': { answer: line },
  'POST cart/add': { body: line },

  'GET users/profile': { answer: user },
  'PATCH users/profile': { body: names('firstName lastName companyName username'), answer: user },
  'GET users/addresses': { answer: address },
  'POST users/addresses': { body: newAddress, answer: address },
  'PATCH users/addresses/:id': { body: newAddress, answer: address },
  'DELETE users/addresses/:id': { answer: names('id') },

  'GET orders': { answer: { ...names('id totalHT'), ...order } },
  'GET orders/:orderId': { answer: order },
  'POST purchase/createPayment': {
    body: { ...names('amount currency'), ...choice },
    answer: names('formToken orderId error'),
  },
  // The response of the provider's card form, and `orderId`.
  'POST purchase/validatePayment': { body: true },
  'POST purchase/createDeferredPayment': { body: choice, answer: names('orderId') },

  'POST contact': { body: names('firstName lastName subject phone email orderReference message') },
};
