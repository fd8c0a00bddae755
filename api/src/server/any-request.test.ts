import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Order } from 'shared-contracts/api/orders';
import { anyText } from 'shared-contracts/testing/foreign-input';
import { api } from '../testing/api';

/** The part of an OpenAPI schema that requests are generated from. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: unknown;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const requestsOfEach = 8;
const seed = 1;

let document: Document;
let token: string;
/** Texts that are valid ids or values in the API. */
let known: string[];
beforeAll(async () => {
  document = (await api.get<Document>('/openapi.json')).data;
  token = await api.tokenOf('camille');
  const [address] = await api.addressesOf(token);
  const { data: orders } = await api.get<Order[]>('/orders', token);
  const ids = [address, ...orders].map((each) => each?.id ?? '');
  expect(ids.length).toBeGreaterThan(1);
  const values = 'SP-110-N35 NS-5L-E SACS camille retailer FR 75001 +33491000000'.split(' ');
  known = [...ids, ...values, `'; delete from sessions; --`];
});

/** Generates values of a schema, one in ten of them arbitrary. */
function anyOfSchema(schema: Schema): fc.Arbitrary<unknown> {
  const named = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return anyOfSchema(named);
  const any = { arbitrary: fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 })), weight: 1 };
  return fc.oneof(any, { arbitrary: validValue(schema), weight: 9 });
}

function validValue(schema: Schema) {
  const { anyOf, oneOf, type, maxLength, maximum, items, properties = {}, required, ...rest } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(anyOfSchema));
  if ('const' in rest) return fc.constant(rest.const);
  if (rest.enum) return fc.constantFrom(...rest.enum);
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, field]) => [name, anyOfSchema(field)]);
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
      requiredKeys: [...(required ?? [])],
    });
  }
  if (type === 'array') return fc.array(anyOfSchema(items ?? {}), { maxLength: 4 });
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: -1, max: Math.min(maximum ?? 99, 99) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: Math.min(maxLength ?? 40, 40) }));
}

function requestOf(path: string, { parameters = [], requestBody }: Operation) {
  const within = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === where).map((each) => [each.name, anyOfSchema(each.schema)]),
      ),
    );
  const body = requestBody?.content?.['application/json'];
  return fc.record({
    url: fc.tuple(within('path'), within('query')).map(([inPath, inQuery]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(inPath[name]) || 'x'));
      const query = Object.entries(inQuery).map(([name, value]) => [name, asText(value)]);
      return `${filled}?${new URLSearchParams(query)}`;
    }),
    body: body ? anyOfSchema(body.schema) : fc.constant(undefined),
    isSignedIn: fc.boolean(),
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Escapes a part of a JSON pointer in a URL. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

it('every response to a valid or invalid request is declared in the OpenAPI document', async () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const faults: unknown[] = [];
  let number = 0;

  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      // These calls would revoke the session of the other requests.
      if (/logout|deletion|sessions/.test(path)) continue;
      const requests = fc.sample(requestOf(path, operation), { seed, numRuns: requestsOfEach });
      for (const { url, body, isSignedIn } of requests) {
        number += 1;
        const { status, data, headers } = await api.call<unknown>(method.toUpperCase() as 'GET', url, {
          ...(isSignedIn && { token }),
          ...(body !== undefined && {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
          from: `10.0.${number >> 8}.${number & 255}`,
        });
        const type = `${headers['content-type'] ?? ''}`.split(';')[0] ?? '';
        const parts = ['paths', path, method, 'responses', `${status}`, 'content', type, 'schema'];
        // Every call declares 500, but no request may cause it.
        const isDeclared =
          status !== 500 &&
          operation.responses[status] !== undefined &&
          (!type.includes('json') || ajv.validate(`document#/${parts.map(escaped).join('/')}`, data));
        if (!isDeclared) faults.push({ method, url, body, status, data, errors: ajv.errors });
      }
    }

  expect(faults).toEqual([]);
});

/** Lists the parts of a schema whose size is unlimited. */
function unlimited(where: string, schema: Schema): string[] {
  const { anyOf = [], type = '', items, properties = {}, pattern = '' } = schema;
  const maximum = { string: schema.maxLength, array: schema.maxItems, integer: schema.maximum }[type];
  // A whole text without a repetition of any length.
  const isShort = /^\^[^*+]*\$$/.test(pattern) && !pattern.includes(',}');
  const isFixed =
    'const' in schema || schema.enum || schema.properties || /^(boolean|null|number)$/.test(type);
  return [
    ...(isFixed || isShort || maximum !== undefined || anyOf.length > 0 ? [] : [where]),
    ...anyOf.flatMap((choice) => unlimited(where, choice)),
    ...(items ? unlimited(`${where}[]`, items) : []),
    ...Object.entries(properties).flatMap(([name, field]) => unlimited(`${where}.${name}`, field)),
  ];
}

it('every text, list and integer of a request has a maximum', () => {
  const requests = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.map(({ name, schema }) => [`${method} ${path} ${name}`, schema] as const),
      ...Object.values(requestBody?.content ?? {}).map(
        ({ schema }) => [`${method} ${path}`, schema] as const,
      ),
    ]),
  );

  expect(requests.length).toBeGreaterThan(50);
  expect(requests.flatMap(([where, schema]) => unlimited(where, schema))).toEqual([]);
});
