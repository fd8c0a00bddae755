import fc, { type Arbitrary } from 'fast-check';

/** Longest text that every shown field accepts. */
const longest = 100;
const call = 'hostile(1)';

const breakouts = ['', '">', "'>", '`>', '</script>', '</textarea>', '</style>', ']]>', '"', "'"];
const scripts = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<iframe src="javascript:parent.${call}">`,
  `<a href="javascript:${call}">x</a>`,
  `<details open ontoggle=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<object data="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<style>*{background:url("javascript:${call}")}</style>`,
  `<base href="javascript:${call}//">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `onmouseover=${call} x=`,
  `javascript:${call}`,
  `{{constructor.constructor("${call}")()}}`,
  `\${${call}}`,
  `;${call};//`,
  `__proto__[innerHTML]=<img onerror=${call}>`,
];
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.replace(/<([a-z])/g, (_, letter: string) => `<${letter.toUpperCase()}`),
  (text) => text.replaceAll(' on', '/on'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => text.replaceAll('<', '＜').replaceAll('>', '＞'),
  (text) => text.replaceAll('javascript:', 'java&#115;cript:'),
  (text) => text.replaceAll('javascript:', 'JaVaScRiPt:'),
  (text) => `=${text}`,
];
const endings = ['', '//', '<!--', '<x y="', '/*'];

const quotes = ['', "'", '"', "')", "'))", "\\'", '%27', '’', "';", '$$', "E'\\''", '`'];
const tables = ['customers', 'orders', 'products', 'mails', 'signing_keys'];
const statements = [
  ' OR 1=1',
  ' UNION SELECT NULL,NULL,NULL',
  '; DROP TABLE TABLE_NAME CASCADE',
  '; TRUNCATE TABLE_NAME CASCADE',
  '; UPDATE customers SET discount_rate=100',
  '; INSERT INTO TABLE_NAME DEFAULT VALUES',
  '||(SELECT 1 FROM pg_sleep(30))',
  "; COPY TABLE_NAME TO PROGRAM 'id'",
  ' AND 1=CAST((SELECT version()) AS int)',
  '||(SELECT secret FROM signing_keys LIMIT 1)',
  ' & ! | :* <->',
  '{"a":[1,2]}',
  ' % _ \\',
  ' $1 $2 :name ?',
  '; SET ROLE postgres; GRANT ALL ON TABLE_NAME TO public',
];
const comments = ['', '--', ' --', '/*', '#', ';', " OR '", "'--"];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longest).trim();

/** Returns `count` distinct samples, the same at every run. */
function distinct(arbitrary: Arbitrary<string>, count: number, seed: number): string[] {
  const found = new Set<string>();
  for (let round = 0; found.size < count; round += 1) {
    for (const text of fc.sample(arbitrary, { seed: seed + round, numRuns: count })) {
      if (found.size < count && text !== '') found.add(text);
    }
  }
  return [...found];
}

/** 300 texts that try to call `hostile` on a page that shows them. */
export const scriptTexts = distinct(
  fc
    .tuple(
      fc.constantFrom(...breakouts),
      fc.constantFrom(...scripts),
      fc.constantFrom(...disguises),
      fc.constantFrom(...endings),
    )
    .map(([breakout, script, disguise, ending]) => tidy(disguise(breakout + script + ending))),
  300,
  1,
);

/** 500 texts that try to change the SQL statement that contains them. */
export const sqlTexts = distinct(
  fc
    .tuple(
      fc.constantFrom('', 'x', '1', 'CMD-2026-000001', 'savon'),
      fc.constantFrom(...quotes),
      fc.constantFrom(...statements),
      fc.constantFrom(...tables),
      fc.constantFrom(...comments),
    )
    .map(([start, quote, statement, table, comment]) =>
      tidy(start + quote + statement.replaceAll('TABLE_NAME', table) + comment),
    ),
  500,
  1,
);
