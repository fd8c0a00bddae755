import { z } from 'zod';
import { apiCalls } from '../api/calls';
import { type Fields, specifiedCalls } from '../api/specified-calls';

/** Kind of a value, fields by name, or for a list the shape of each entry. */
export type Shape =
  | 'string'
  | 'string or null'
  | 'number'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

/** Shapes by call, such as `GET products/:code`. */
export type ResponseShapes = Readonly<Record<string, Shape>>;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Calls whose response no page reads, or whose caller checks it itself. */
const unread = [
  'POST auth/refresh',
  'PATCH users/profile',
  'DELETE users/addresses/:id',
  'POST users/password',
  'DELETE users/sessions/:id',
  'DELETE users/sessions',
  'DELETE users/lists/:id',
  'GET users/personal-data',
  'POST purchase/createPayment',
  'POST orders/:orderId/payment',
];

const kinds: Readonly<Record<string, Shape>> = {
  string: 'string',
  'string,null': 'string or null',
  integer: 'number',
};

/**
 * Returns the required fields of the schema; for a specified call only the specified ones. Amounts and flags
 * are omitted: the components that show them handle invalid ones.
 */
function shapeOf(schema: JsonSchema, specified: Fields | true, root = schema): Shape | undefined {
  const { type, items, properties, required = [] } = schema.$ref ? resolved(schema.$ref, root) : schema;
  if (items) {
    const entry = shapeOf(items, specified, root);
    return entry && [entry];
  }
  if (!properties) return kinds[String(type)];
  const fields = required.flatMap((name) => {
    const inner = specified === true || specified[name];
    const shape = inner && shapeOf(properties[name] ?? {}, inner, root);
    return shape && !mayBeEmpty(shape) ? [[name, shape] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** A list's cursor may be missing on its last page. */
const mayBeEmpty = (shape: Shape) =>
  typeof shape === 'object' && Object.values(shape).every((kind) => kind === 'string or null');

const resolved = (reference: string, { $defs }: JsonSchema) =>
  $defs?.[reference.split('/').at(-1) ?? ''] ?? {};

const allShapes = Object.entries(apiCalls).flatMap(([call, { answer }]): [string, Shape][] => {
  const specified = call in specifiedCalls ? specifiedCalls[call]?.answer : true;
  if (!specified || unread.includes(call) || answer instanceof z.ZodCustom) return [];
  const shape = shapeOf(z.toJSONSchema(answer) as JsonSchema, specified);
  return shape ? [[call, shape]] : [];
});

/** Returns required response fields by call. `public`: reads of the catalogue without bearer token. */
export const shapesOf = (reads: 'public' | 'others'): ResponseShapes =>
  Object.fromEntries(allShapes.filter(([call]) => call.startsWith('GET products') === (reads === 'public')));
