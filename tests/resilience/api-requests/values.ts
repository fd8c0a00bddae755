import fc, { type Arbitrary } from 'fast-check';
import { codePoints } from 'shared-contracts/testing/foreign-input';
import { type Schema, type Schemas, schemaNamed } from './document';

/** Stands for something that the API told before: `name` says of what kind, `index` which. */
export class Known {
  constructor(
    readonly name: string,
    readonly index: number,
  ) {}
}

/** What kind of known things a field takes, by its name. */
const kinds: Readonly<Record<string, string>> = {
  code: 'code',
  productCode: 'code',
  id: 'address',
  billingAddressId: 'address',
  deliveryAddressId: 'address',
  defaultShippingAddressId: 'address',
  defaultBillingAddressId: 'address',
  orderId: 'order',
  cursor: 'cursor',
  lastEvaluatedKey: 'place',
  category: 'category',
  subcategory: 'subcategory',
  file: 'file',
  username: 'login',
  email: 'login',
  password: 'password',
  token: 'token',
  amount: 'amount',
  country: 'country',
  postalCode: 'postcode',
  phone: 'phone',
  q: 'words',
  'kr-answer': 'proof',
  rawClientAnswer: 'proof',
};

/** Texts on which programs stumble: kinds of white space, zero bytes, halves of characters, both directions, very long. */
const oddTexts = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ufeffx',
  '\u202eabc',
  '\u2028',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(60),
  'ﬁ',
  'İ',
  '%',
  '%00',
  '\\',
  "'",
  '"',
  '`',
  '../../etc/passwd',
  '\r\nBcc: a@b.example',
  '{{7*7}}',
  '1e3',
  '-0',
  '0x10',
  '９',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(101),
  'x'.repeat(1_000),
  'é'.repeat(5_001),
  'x'.repeat(61_000),
  'x'.repeat(70_000),
];
const oddNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  -1e-300,
  51,
  1001,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

/** Anything that JSON can say, most of it wrong wherever it stands. */
export const odd: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 2, arbitrary: codePoints({ maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [null], { a: { b: [1] } }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
export const oddText = fc.oneof(
  fc.constantFrom(...oddTexts.filter((text) => text.length < 6_000)),
  codePoints({ maxLength: 60 }),
);

const known = (name: string): Arbitrary<unknown> => fc.nat(30).map((index) => new Known(name, index));

/** What people type: letters of several scripts, figures, some punctuation. */
const typed = fc.constantFrom(
  ...'abcdefghijklmnopqrstuvwxyzABCÉÈÊàçïœ0123456789',
  ' ',
  '-',
  "'",
  '’',
  ',',
  '.',
  '日',
  'й',
  'ع',
);

function text(schema: Schema): Arbitrary<unknown> {
  const { minLength = 0, maxLength = 60, pattern, enum: choices, const: only, format } = schema;
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  if (format === 'email') return fc.emailAddress();
  const written = fc.string({ unit: typed, minLength, maxLength: Math.min(maxLength, minLength + 40) });
  return pattern ? written.map((value) => value.replace(/[@\s]/g, '_')) : written;
}

const newEmail = fc
  .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), minLength: 12, maxLength: 20 })
  .map((name) => `${name}@demandes.example`);

/** Values that the schema allows; a field whose name says what it holds mostly holds such a thing. */
export function valid(schema: Schema, schemas: Schemas, name = ''): Arbitrary<unknown> {
  if (schema.$ref) return valid(schemaNamed(schema.$ref, schemas), schemas, name);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valid(option, schemas, name)));
  if (/^email/.test(name))
    return fc.oneof<{ weight: number; arbitrary: Arbitrary<unknown> }[]>(
      { weight: 1, arbitrary: fc.emailAddress() },
      { weight: 2, arbitrary: newEmail },
      { weight: 1, arbitrary: known('login') },
    );
  const value = plain(schema, schemas);
  if (name === 'quantity')
    return fc.oneof<{ weight: number; arbitrary: Arbitrary<unknown> }[]>(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
      { weight: 1, arbitrary: value },
    );
  const kind = kinds[name];
  return kind ? fc.oneof({ weight: 4, arbitrary: known(kind) }, { weight: 1, arbitrary: value }) : value;
}

function plain(schema: Schema, schemas: Schemas): Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.oneof(
        fc.integer({
          min: Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? Number.NaN) + 1, -(2 ** 31)) || 0,
          max: Math.min(schema.maximum ?? 1000, 1000),
        }),
        ...[schema.minimum, schema.maximum]
          .filter((bound) => bound !== undefined)
          .map((bound) => fc.constant(bound)),
      );
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(schema.items ?? {}, schemas), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(fields.map(([name, field]) => [name, valid(field, schemas, name)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** One thing wrong with a value, which may lie deep in it. */
const mistakes: readonly ((value: unknown, choice: { place: number; other: unknown }) => unknown)[] = [
  (value, { other }) => (isFields(value) ? { ...value, unknownField: other } : [value]),
  (value, { place, other }) => changed(value, place, () => other),
  (value, { place, other }) => changed(value, place, () => other),
  (value, { place }) => changed(value, place, () => undefined),
  (value, { place }) => changed(value, place, () => null),
  (value, { place }) => changed(value, place, (field) => [field]),
  (value, { place }) => changed(value, place, (field) => `${JSON.stringify(field)}`.repeat(20)),
  (value, { place }) => changed(value, place, (field) => (typeof field === 'number' ? -field - 1 : 1)),
  (value) => (Array.isArray(value) && value.length > 0 ? Array(501).fill(value[0]) : value),
  (_value, { other }) => other,
];

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Known);

function changed(value: unknown, place: number, change: (field: unknown) => unknown): unknown {
  if (Array.isArray(value) && value.length > 0)
    return value.with(place % value.length, changed(value[place % value.length], place, change));
  if (!isFields(value) || Object.keys(value).length === 0) return change(value);
  const names = Object.keys(value);
  const name = names[place % names.length] ?? '';
  return { ...value, [name]: change(value[name]) };
}

/** Like those of `values`, with one thing wrong. */
export const nearly = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(values, fc.constantFrom(...mistakes), fc.record({ place: fc.nat(20), other: odd }))
    .map(([value, mistake, choice]) => mistake(value, choice));
