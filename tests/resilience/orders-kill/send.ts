/** A call with JSON. */
export const send = (
  method: string,
  url: string,
  { token, body }: { token?: string; body?: object | undefined },
) =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The answer of a call without token. */
export async function post<Data>(url: string, body: object): Promise<Data> {
  return (await send('POST', url, { body })).json();
}
