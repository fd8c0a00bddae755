import { type Call, newCustomer } from '../shop/users';

/** The keywords of a JSON schema that are needed to create a value. */
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

/** Texts that one customer sends, because of rate limits. */
const textsPerCustomer = 5;

/** Returns a value for the schema in which every string is this text, cut to the maximum length. */
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
 * Sends the texts in every field of every call.
 * @returns responses with 500 or more, and with 429, since the API has not read their text
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
    if (index % textsPerCustomer === 0) ({ access: token } = await newCustomer(call));
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
