/** JSON made safe inside a script element: no end tag, no line separator that a script parser would take for one. */
export const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
