/** Requests an URL, with a JSON body by POST. @returns the parsed or plain response @throws if it is not 2xx */
export async function request(address: string, headers = {}, body?: object) {
  const response = await fetch(address, {
    headers: { 'accept-encoding': 'br', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
