/** The answer of a URL as JSON. @throws when it is not a success */
export async function readJson<Data>(url: string, headers: Record<string, string> = {}): Promise<Data> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
