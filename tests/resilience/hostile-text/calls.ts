import { type Call, newCustomer } from '../shop/users';

/** What is read of a schema; the rest of its words are not needed to fill it. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Calls that one customer makes: the API limits what one may ask for. */
const textsOfOne = 5;

/** A value by its schema in which every text is this one, as long as it may be. */
function filledWith(text: string, schema: Schema, document: OpenApi): unknown {
  const fill = (each: Schema) => filledWith(text, each, document);
  if (schema.$ref) return fill(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.anyOf) return fill(schema.anyOf.at(-1) ?? {});
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string') return text.slice(0, schema.maxLength ?? 1_000);
  if (schema.type === 'array') return [fill(schema.items ?? {})];
  if (schema.type === 'boolean') return false;
  if (schema.type !== 'object') return 1;
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, fill(field)]));
}

/**
 * Sends the texts in every field of every call that takes one.
 * @returns what the API answered with 500 or more, and what a throttle refused, since nothing has read that text
 */
export async function sendEverywhere(texts: readonly string[], call: Call): Promise<string[]> {
  const { data: document } = await call<OpenApi>('GET', '/openapi.json');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [], requestBody }]) => parameters.length > 0 || requestBody?.content)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
  const faults: string[] = [];
  let token = '';
  for (const [index, text] of texts.entries()) {
    if (index % textsOfOne === 0) ({ access: token } = await newCustomer(call));
    const encoded = (schema: Schema | undefined) =>
      encodeURIComponent(String(filledWith(text, schema ?? {}, document)));
    for (const { method, path, parameters = [], requestBody } of operations) {
      const query = parameters
        .filter((each) => each.in === 'query')
        .map(({ name, schema }) => `${name}=${encoded(schema)}`);
      const inPath = (_: string, name: string) =>
        encoded(parameters.find((each) => each.name === name)?.schema);
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const body = content && Object(filledWith(text, content.schema, document));
      const { status, data } = await call(
        method,
        `${path.replace(/\{(\w+)\}/g, inPath)}?${query.join('&')}`,
        {
          token,
          headers: { 'idempotency-key': `${path}${text}`.replace(/[^!-~]/g, '_').slice(0, 128) },
          ...(body && { body: type?.includes('json') ? body : new URLSearchParams(body) }),
        },
      );
      if (status >= 500 || status === 429)
        faults.push(`${method} ${path} ${status} ${JSON.stringify(data)}: ${text}`);
    }
  }
  return faults;
}
