/** The value of a JSON text; undefined for an empty one, null when it is unreadable or says null (no call answers null). */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
