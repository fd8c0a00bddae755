import fc from 'fast-check';
import { Known, nearly, odd, oddText, valid } from './values.mjs';

const mostly = (usual, weight, ...others) =>
  fc.oneof({ weight, arbitrary: usual }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })));

/** What becomes of a body on its way: the text as it is, cut, damaged, or not what its type says. */
const damages = [
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

const contentTypes = fc.constantFrom(
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
const headers = fc.record(
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
const bearer = (isPrivate) =>
  isPrivate
    ? mostly(
        fc.constantFrom('camille', 'karim', 'achats'),
        12,
        fc.constantFrom(undefined, 'refresh', 'damaged', 'of nobody', 'x', '', 'no bearer', 'very long'),
      )
    : mostly(fc.constant(undefined), 3, fc.constantFrom('camille', 'refresh', 'damaged', 'very long'));

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

function valuesOf(parameters, schemas) {
  const fields = parameters.filter((each) => each.in === 'query');
  return fc.record(
    Object.fromEntries(fields.map(({ name, schema }) => [name, valid(schema, schemas, name)])),
    { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) },
  );
}

const queryOf = (parameters, schemas) =>
  fc.record({ values: valuesOf(parameters, schemas), oddity: fc.constant('') });

function oddQueryOf(parameters, schemas) {
  const values = valuesOf(parameters, schemas);
  const asFields = (query) => (typeof query === 'object' && query !== null ? query : { q: query });
  return fc.record({
    values: mostly(values, 3, nearly(values)).map(asFields),
    oddity: mostly(fc.constant(''), 9, queryOddities),
  });
}

const segmentsOf = (path, fixed, named) =>
  fc.tuple(
    ...path
      .split('/')
      .slice(1)
      .map((segment) => {
        const name = /^\{(.+)\}$/.exec(segment)?.[1];
        return name ? named(name) : fixed(segment);
      }),
  );
const fieldOf = (parameters, schemas) => (name) => {
  const { schema } = parameters.find((each) => each.in === 'path' && each.name === name);
  return valid(schema, schemas, name);
};
const segments = (path, parameters, schemas) => segmentsOf(path, fc.constant, fieldOf(parameters, schemas));
const oddSegments = (path, parameters, schemas) =>
  segmentsOf(
    path,
    (segment) => mostly(fc.constant(segment), 60, fc.constantFrom('', '.', '..', '%', `${segment}%00`, 'É')),
    (name) => mostly(fieldOf(parameters, schemas)(name), 4, oddText),
  );

function bodyOf(contents, schemas) {
  if (contents.length === 0) return mostly(fc.constant(undefined), 9, odd);
  const [[, { schema }]] = contents;
  const values = valid(schema, schemas);
  return fc.oneof(
    { weight: 5, arbitrary: values },
    { weight: 4, arbitrary: nearly(values) },
    { weight: 1, arbitrary: odd },
  );
}

/** What a client that reads the document sends. */
const asPublished = ({ method, path, parameters, contents, isPrivate }, { schemas }) => ({
  method: fc.constant(method),
  segments: segments(path, parameters, schemas),
  query: queryOf(parameters, schemas),
  bearer: isPrivate ? fc.constantFrom('camille', 'karim', 'achats') : fc.constant(undefined),
  headers: fc.constant({}),
  body: contents.length > 0 ? valid(contents[0][1].schema, schemas) : fc.constant(undefined),
  type: fc.constant(contents[0]?.[0] ?? 'application/json'),
  otherType: fc.constant(null),
  damage: fc.constant(null),
});

/** Requests for an operation of the document: valid ones, and others with some things wrong. */
export function requestsFor(operation, document) {
  const { path, parameters, contents, isPrivate } = operation;
  const { schemas } = document;
  const usual = asPublished(operation, document);
  const others = {
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
    otherType: mostly(
      usual.otherType,
      15,
      contentTypes.map((type) => ({ type })),
    ),
    damage: mostly(usual.damage, 15, fc.constantFrom(...damages)),
  };
  return fc.oneof({ weight: 2, arbitrary: fc.record(usual) }, { weight: 3, arbitrary: fc.record(others) });
}

/** The request as bytes: what is known fills its places. */
export function written({ segments, query, body, type, otherType, damage, ...request }, known) {
  const fill = (value) => filled(value, known, request.bearer);
  const path = `/${segments.map((segment) => asPath(fill(segment))).join('/')}`;
  const pairs = Object.entries(fill(query.values)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${asQuery(name)}=${asQuery(each)}`),
  );
  const address = `${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}${query.oddity}`;
  const sent = otherType ? otherType.type : type;
  const bytes = body === undefined ? undefined : Buffer.from(inType(fill(body), type));
  return {
    ...request,
    // The longest line that Node's parser takes.
    address: address.slice(0, 12_000).replace(/%[0-9A-F]?$/i, ''),
    body: bytes && damage ? damage(bytes) : bytes,
    type: body === undefined ? undefined : sent,
  };
}

const inType = (value, type) =>
  type.includes('form') && typeof value === 'object' && value !== null
    ? new URLSearchParams(Object.entries(value).map(([name, each]) => [name, asText(each)])).toString()
    : (JSON.stringify(value) ?? '');

function filled(value, known, caller) {
  if (value instanceof Known) return known.get(value.name, value.index, caller);
  if (Array.isArray(value)) return value.map((each) => filled(each, known, caller));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, known, caller)]));
}

const asText = (value) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`).toWellFormed();
const asQuery = (value) => encodeURIComponent(asText(value));

/** Some texts stand in a path as they are: a cut escape, two dots. */
const asPath = (value) => (/^[!-.0->@-~]*$/.test(`${value}`) ? `${value}` : asQuery(value));
