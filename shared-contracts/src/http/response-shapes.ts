import { z } from 'zod';
import { apiCalls } from '../api/calls';
import { orderAddress, type Fields as Specified, specifiedCalls } from '../api/specified-calls';

/**
 * A plain value: `id`, a text or number without which its object is useless; `text`, the same, empty if absent;
 * `number`, an integer, also as text, without which its object is useless; `any`, checked where it is shown.
 */
export type Kind = 'id' | 'text' | 'number' | 'any';

/** Fields by name: `name?` may be absent, `name|null` null. */
export interface Fields {
  readonly [name: string]: Shape;
}

/** Kind of a value, its fields, or for a list the shape of each entry. */
export type Shape = Kind | readonly [Shape] | Fields;

/** Shapes by call, such as `GET products/:code`. */
export type ResponseShapes = Readonly<Record<string, Shape>>;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Calls whose response no page reads, or whose caller checks it itself. */
const unread = [
  'POST auth/refresh',
  'PATCH users/profile',
  'DELETE users/addresses/:id',
  'POST users/password',
  'POST users/email',
  'POST auth/email/confirm',
  'DELETE users/sessions/:id',
  'DELETE users/sessions',
  'DELETE users/lists/:id',
  'GET users/personal-data',
  'POST purchase/createPayment',
  'POST orders/:orderId/payment',
];

/** Texts without which a page cannot show or order what they belong to. */
const essential = [
  ...['id', 'orderId', 'Code', 'code', 'productCode', 'Designation', 'name'],
  ...['url', 'access_token', 'refresh_token', 'createdAt', 'updatedAt', 'lastUsedAt'],
];

/** Fields that are read from any API, although the specification does not name them. */
const readFromAny: Specified = { createdAt: true, delivery: orderAddress };

/**
 * Returns the shape of a schema: of a specified call the specified fields, of another the required ones.
 * Components that show amounts and flags handle invalid ones.
 */
function shapeOf(
  schema: JsonSchema,
  specified: Specified | true,
  root = schema,
  name = '',
): Shape | undefined {
  const { type, items, properties, required = [], anyOf } = resolved(schema, root);
  if (anyOf?.[0]) return shapeOf(anyOf[0], specified, root, name);
  if (items) {
    const entry = shapeOf(items, specified, root);
    return entry && [entry];
  }
  if (properties) {
    const fields = Object.entries(properties).flatMap(([each, inner]) => {
      const within = specified === true ? required.includes(each) : (specified[each] ?? readFromAny[each]);
      const shape = within && (shapeOf(inner, within, root, each) ?? (specified !== true && 'any'));
      const isRequired = shape !== 'any' && required.includes(each);
      return shape ? [[each + presence(inner, isRequired), shape] as const] : [];
    });
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  const [kind] = [type].flat();
  if (kind === 'integer') return 'number';
  return kind === 'string' ? (essential.includes(name) ? 'id' : 'text') : undefined;
}

const presence = ({ type, anyOf }: JsonSchema, isRequired: boolean) => {
  const isNullable = [type].flat().includes('null') || anyOf?.some((each) => each.type === 'null');
  return isNullable ? '|null' : isRequired ? '' : '?';
};

const resolved = (schema: JsonSchema, { $defs }: JsonSchema): JsonSchema =>
  schema.$ref ? ($defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const allShapes = Object.entries(apiCalls).flatMap(([call, { answer }]): [string, Shape][] => {
  const specified = call in specifiedCalls ? specifiedCalls[call]?.answer : true;
  if (!specified || unread.includes(call) || answer instanceof z.ZodCustom) return [];
  const shape = shapeOf(z.toJSONSchema(answer) as JsonSchema, specified);
  return shape ? [[call, shape]] : [];
});

/** `public`: reads of the catalogue without bearer token. */
type Reads = 'public' | 'others';
const isOf = (reads: Reads, call: string) => /^GET (products|documents)/.test(call) === (reads === 'public');

/** Returns the shapes of responses by call. */
export const shapesOf = (reads: Reads): ResponseShapes =>
  Object.fromEntries(allShapes.filter(([call]) => isOf(reads, call)));

/** Returns the calls beyond the specification, as `METHOD path`. */
export const extrasOf = (reads: Reads): readonly string[] =>
  Object.keys(apiCalls).filter((call) => !(call in specifiedCalls) && isOf(reads, call));
