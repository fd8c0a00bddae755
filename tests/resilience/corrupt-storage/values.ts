/** What the JSON text holds; a text that is no JSON, as it is. */
function contentOf(good: string): unknown {
  try {
    return JSON.parse(good);
  } catch {
    return good;
  }
}

/** The text with every value in it replaced by what `change` makes of it. */
function withEach(good: string, change: (value: unknown) => unknown): string {
  const deep = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value.map(deep));
    if (value === null || typeof value !== 'object') return change(value);
    return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(each)])));
  };
  const made = deep(contentOf(good));
  return typeof made === 'string' ? made : JSON.stringify(made);
}

const numbersAs = (change: (number: number) => unknown) => (good: string) =>
  withEach(good, (value) => (typeof value === 'number' ? change(value) : value));
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => () => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2lnbmF0dXJl`;
const text = (given: string) => () => given;

/** Corrupt values by name: each is made of the good value of the key. */
export const values: Readonly<Record<string, (good: string) => string>> = {
  nothing: text(''),
  null: text('null'),
  'not a number': text('NaN'),
  negative: text('-1'),
  infinite: text('1e999'),
  'four hundred digits': text('9'.repeat(400)),
  'an empty list': text('[]'),
  'a list of null': text('[null,null]'),
  'a prototype': text('{"__proto__":{"length":3,"quantity":1}}'),
  'names of the language': text('{"constructor":{"prototype":1},"toString":null,"valueOf":"x","then":1}'),
  'ten thousand brackets': text('['.repeat(10_000)),
  'half a character': text('"\\ud800"'),
  'an element': text('<img src=x onerror="throw new Error(1)">'),
  'a script in a string': text('"</script><script>throw new Error(2)</script>"'),
  'a million letters': text('x'.repeat(1_000_000)),
  'a token of other types': token({ exp: 'tomorrow', iat: null, sub: 7, sid: [] }),
  'a token of the year 300,000': token({ exp: 8.64e15, iat: -8.64e15, sub: 'x' }),
  'of a later version': (good) => JSON.stringify({ version: 99, value: contentOf(good) }),
  'with a byte order mark': (good) => `\uFEFF${good}`,
  half: (good) => good.slice(0, Math.ceil(good.length / 2)),
  'in a list a thousand times': (good) => JSON.stringify(Array(1_000).fill(contentOf(good))),
  'numbers as strings': numbersAs(String),
  'numbers negative and broken': numbersAs((number) => -number - 0.5),
  'numbers too large': numbersAs(() => 1e308),
  'strings as numbers': (good) =>
    withEach(good, (value) => (typeof value === 'string' ? value.length : value)),
  'lists and strings as null': (good) =>
    withEach(good, (value) => (typeof value === 'string' || Array.isArray(value) ? null : value)),
};
