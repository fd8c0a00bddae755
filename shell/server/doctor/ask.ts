/** ms */
const timeLimit = 15_000;

/** `expected`: status; 0 accepts all. @throws naming the URL without response, or with another status */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  expected = 200,
  method = 'GET',
): Promise<Response> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeLimit);
    response = await fetch(url, { method, headers, signal, redirect: 'manual' });
  } catch (error) {
    throw new Error(`${url} ne répond pas`, { cause: (error as Error).cause ?? error });
  }
  if (expected !== 0 && response.status !== expected) throw new Error(`${url} : statut ${response.status}`);
  return response;
}

/** @throws with the header's value, unless it matches */
export function requireHeader({ url, headers }: Response, name: string, pattern: RegExp): void {
  const value = headers.get(name);
  if (value === null) throw new Error(`${url} : ${name} manque`);
  if (!pattern.test(value)) throw new Error(`${url} : ${name} est « ${value} »`);
}
