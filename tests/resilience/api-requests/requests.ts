import fc, { type Arbitrary } from 'fast-check';
import type { Document, Operation, Parameter, Schemas } from './document';
import { nearly, odd, oddText, valid } from './values';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a query, and a text behind it as it travels. */
interface Query {
  readonly values: Fields;
  readonly oddity: string;
}

/** A request before what is known fills its places; `bearer` names a token, `otherType` and `damage` what becomes of it on its way. */
export interface GeneratedRequest {
  readonly method: string;
  readonly segments: readonly unknown[];
  readonly query: Query;
  readonly bearer: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly type: string;
  readonly otherType: { readonly type: string | undefined } | null;
  readonly damage: ((bytes: Buffer) => Buffer) | null;
}

const mostly = <Each>(
  usual: Arbitrary<Each>,
  weight: number,
  ...others: Arbitrary<Each>[]
): Arbitrary<Each> =>
  fc.oneof({ weight, arbitrary: usual }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })));

/** What becomes of a body on its way: the text as it is, cut, damaged, or not what its type says. */
const damages: readonly ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, bytes.length >> 1),
  (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  (bytes) => Buffer.concat([bytes, Buffer.from('\0')]),
  (bytes) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]),
  (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xc3])]),
  (bytes) => Buffer.from(bytes.toString('latin1').replace(/\d+/, '1e999'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replace('{', '{"__proto__":{"a":1},'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replace('{', '{"constructor":{"prototype":{}},'), 'latin1'),
  (bytes) => Buffer.concat([bytes, bytes]),
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  () => Buffer.alloc(65 * 1024, 'x'),
];

const contentTypes = fc.constantFrom<(string | undefined)[]>(
  undefined,
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'APPLICATION/JSON',
  'application/json;;',
  'application/problem+json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'x',
  '*/*',
  'application/json, text/plain',
);

/** Headers of clients, caches and attackers; mostly none. */
const headers: Arbitrary<Readonly<Record<string, string | undefined>>> = fc.record(
  {
    'idempotency-key': fc.constantFrom('one', 'two', 'x'.repeat(128), 'x'.repeat(129), 'é', 'a b', ''),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*;q=0', 'gzip;q=x', ''),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"', ',,,', ''),
    range: fc.constantFrom('bytes=0-10', 'bytes=-1', 'bytes=9-1,2-3', 'x'),
    accept: fc.constantFrom('text/html', 'application/json;q=0', '*', ''),
    origin: fc.constantFrom('http://localhost:3000', 'null', 'https://elsewhere.example', 'x'),
    'access-control-request-method': fc.constantFrom('PATCH', 'x', ''),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'x'),
    'x-forwarded-for': fc.constantFrom('x', '', '::1', '1.2.3.4:80, 10.0.0.1', ',', '999.1.1.1'),
    'x-http-method-override': fc.constantFrom('DELETE', 'x'),
    'x-request-id': fc.constantFrom('x'.repeat(300), 'é', ''),
    cookie: fc.constant('a=b; ;=;'),
    expect: fc.constant('100-continue'),
    host: fc.constantFrom('elsewhere.example', 'x:99999'),
  },
  { requiredKeys: [] },
);

/** Who calls: `bearer` names one of the tokens of the round. */
const bearer = (isPrivate: boolean): Arbitrary<string | undefined> =>
  isPrivate
    ? mostly<string | undefined>(
        fc.constantFrom('camille', 'karim', 'achats'),
        12,
        fc.constantFrom(undefined, 'refresh', 'damaged', 'of nobody', 'x', '', 'no bearer', 'very long'),
      )
    : mostly<string | undefined>(
        fc.constant(undefined),
        3,
        fc.constantFrom('camille', 'refresh', 'damaged', 'very long'),
      );

/** Texts of a query as they travel; a value is written down by the sender. */
const queryOddities = fc.constantFrom(
  '?',
  '&&',
  '&a',
  '&=',
  '&%',
  '&%ff=%00',
  '&a[]=1&a[b]=2',
  '#x',
  '&a=1;b=2',
);

function valuesOf(parameters: readonly Parameter[], schemas: Schemas): Arbitrary<Fields> {
  const fields = parameters.filter((each) => each.in === 'query');
  return fc.record(
    Object.fromEntries(fields.map(({ name, schema }) => [name, valid(schema, schemas, name)])),
    { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) },
  );
}

const queryOf = (parameters: readonly Parameter[], schemas: Schemas): Arbitrary<Query> =>
  fc.record({ values: valuesOf(parameters, schemas), oddity: fc.constant('') });

function oddQueryOf(parameters: readonly Parameter[], schemas: Schemas): Arbitrary<Query> {
  const values = valuesOf(parameters, schemas);
  const asFields = (query: unknown): Fields =>
    typeof query === 'object' && query !== null ? { ...query } : { q: query };
  return fc.record({
    values: mostly<unknown>(values, 3, nearly(values)).map(asFields),
    oddity: mostly(fc.constant(''), 9, queryOddities),
  });
}

const segmentsOf = (
  path: string,
  fixed: (segment: string) => Arbitrary<unknown>,
  named: (name: string) => Arbitrary<unknown>,
): Arbitrary<unknown[]> =>
  fc.tuple(
    ...path
      .split('/')
      .slice(1)
      .map((segment) => {
        const name = /^\{(.+)\}$/.exec(segment)?.[1];
        return name ? named(name) : fixed(segment);
      }),
  );
const fieldOf = (parameters: readonly Parameter[], schemas: Schemas) => (name: string) => {
  const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
  if (!parameter) throw new Error(`the path parameter ${name} is not published`);
  return valid(parameter.schema, schemas, name);
};
const segments = (path: string, parameters: readonly Parameter[], schemas: Schemas) =>
  segmentsOf(path, (segment) => fc.constant(segment), fieldOf(parameters, schemas));
const oddSegments = (path: string, parameters: readonly Parameter[], schemas: Schemas) =>
  segmentsOf(
    path,
    (segment) => mostly(fc.constant(segment), 60, fc.constantFrom('', '.', '..', '%', `${segment}%00`, 'É')),
    (name) => mostly<unknown>(fieldOf(parameters, schemas)(name), 4, oddText),
  );

function bodyOf(contents: Operation['contents'], schemas: Schemas): Arbitrary<unknown> {
  const [content] = contents;
  if (!content) return mostly<unknown>(fc.constant(undefined), 9, odd);
  const values = valid(content[1].schema, schemas);
  return fc.oneof(
    { weight: 5, arbitrary: values },
    { weight: 4, arbitrary: nearly(values) },
    { weight: 1, arbitrary: odd },
  );
}

/** What a client that reads the document sends. */
const asPublished = (
  { method, path, parameters, contents, isPrivate }: Operation,
  { schemas }: Document,
): { readonly [Name in keyof GeneratedRequest]: Arbitrary<GeneratedRequest[Name]> } => ({
  method: fc.constant(method),
  segments: segments(path, parameters, schemas),
  query: queryOf(parameters, schemas),
  bearer: isPrivate ? fc.constantFrom('camille', 'karim', 'achats') : fc.constant(undefined),
  headers: fc.constant({}),
  body: contents[0] ? valid(contents[0][1].schema, schemas) : fc.constant(undefined),
  type: fc.constant(contents[0]?.[0] ?? 'application/json'),
  otherType: fc.constant(null),
  damage: fc.constant(null),
});

/** Requests for an operation of the document: valid ones, and others with some things wrong. */
export function requestsFor(operation: Operation, document: Document): Arbitrary<GeneratedRequest> {
  const { path, parameters, contents, isPrivate } = operation;
  const { schemas } = document;
  const usual = asPublished(operation, document);
  const others: typeof usual = {
    ...usual,
    method: mostly(
      usual.method,
      19,
      fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'TRACE', 'PROPFIND'),
    ),
    segments: oddSegments(path, parameters, schemas),
    query: oddQueryOf(parameters, schemas),
    bearer: bearer(isPrivate),
    headers: mostly(usual.headers, 3, headers),
    body: bodyOf(contents, schemas),
    otherType: mostly<GeneratedRequest['otherType']>(
      usual.otherType,
      15,
      contentTypes.map((type) => ({ type })),
    ),
    damage: mostly<GeneratedRequest['damage']>(usual.damage, 15, fc.constantFrom(...damages)),
  };
  return fc.oneof({ weight: 2, arbitrary: fc.record(usual) }, { weight: 3, arbitrary: fc.record(others) });
}
