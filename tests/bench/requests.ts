import { callsOf, signIn } from '../kit/users';

/** Requests a URL, with a JSON body by POST. @returns the parsed or plain response @throws unless it is 2xx */
export async function request(address: string, headers = {}, body?: object) {
  const response = await fetch(address, {
    headers: { 'accept-encoding': 'br', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** Signs a customer in, from a new network. @returns the headers of the customer's requests */
export async function customerHeaders(apiUrl: string, username: string) {
  const { access_token } = await signIn(callsOf(apiUrl), username);
  return { authorization: `Bearer ${access_token}` };
}

/** Orders one piece on account as the customer with these headers. */
export async function orderOnAccount(apiUrl: string, headers: object, addressId: string, article: string) {
  await request(`${apiUrl}/cart/add`, headers, [{ productCode: article, quantity: 1 }]);
  const addresses = { billingAddressId: addressId, deliveryAddressId: addressId, deliveryMode: 'standard' };
  await request(`${apiUrl}/purchase/createDeferredPayment`, headers, addresses);
}
