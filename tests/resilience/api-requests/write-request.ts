import type { KnownThings } from './known';
import type { GeneratedRequest } from './requests';
import { Known } from './values';

/** The request as bytes: what is known fills its places. */
export function written(
  { segments, query, body, type, otherType, damage, ...request }: GeneratedRequest,
  known: KnownThings,
) {
  const fill = (value: unknown) => filled(value, known, request.bearer);
  const path = `/${segments.map((segment) => asPath(fill(segment))).join('/')}`;
  const pairs = Object.entries(Object(fill(query.values))).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${asQuery(name)}=${asQuery(each)}`),
  );
  const target = `${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}${query.oddity}`;
  const sent = otherType ? otherType.type : type;
  const bytes = body === undefined ? undefined : Buffer.from(inType(fill(body), type));
  return {
    ...request,
    // The longest line that Node's parser takes.
    target: target.slice(0, 12_000).replace(/%[0-9A-F]?$/i, ''),
    body: bytes && damage ? damage(bytes) : bytes,
    type: body === undefined ? undefined : sent,
  };
}

const inType = (value: unknown, type: string) =>
  type.includes('form') && typeof value === 'object' && value !== null
    ? new URLSearchParams(Object.entries(value).map(([name, each]) => [name, asText(each)])).toString()
    : (JSON.stringify(value) ?? '');

function filled(value: unknown, known: KnownThings, caller: string | undefined): unknown {
  if (value instanceof Known) return known.get(value.name, value.index, caller);
  if (Array.isArray(value)) return value.map((each) => filled(each, known, caller));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, known, caller)]));
}

/** Halves of characters are replaced: no URL can hold them. */
const asText = (value: unknown): string =>
  Buffer.from(typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`).toString();
const asQuery = (value: unknown) => encodeURIComponent(asText(value));

/** Some texts stand in a path as they are: a cut escape, two dots. */
const asPath = (value: unknown) => (/^[!-.0->@-~]*$/.test(`${value}`) ? `${value}` : asQuery(value));
