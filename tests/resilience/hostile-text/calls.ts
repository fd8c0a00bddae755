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
  const { $ref, anyOf, type, properties = {}, items = {}, maxLength = 1_000 } = schema;
  const fill = (each: Schema = {}) => filledWith(text, each, document);
  if ($ref) return fill(document.components.schemas[$ref.split('/').at(-1) ?? '']);
  if (anyOf) return fill(anyOf.at(-1));
  if (schema.enum) return schema.enum[0];
  if (type === 'string') return text.slice(0, maxLength);
  if (type === 'array') return [fill(items)];
  if (type === 'boolean') return false;
  if (type !== 'object') return 1;
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fill(field)]));
}

/**
 * Sends the texts in every field of every call.
 * @returns responses with 500 or more, and with 429, since the API has not read their text
 */
export async function sendEverywhere(texts: readonly string[], call: Call): Promise<string[]> {
  const { data: document } = await call<OpenApi>('GET', '/openapi.json');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      content: Object.entries(operation.requestBody?.content ?? {})[0],
    })),
  );
  const faults: string[] = [];
  let token = '';
  for (const [index, text] of texts.entries()) {
    if (index % textsPerCustomer === 0) ({ access: token } = await newCustomer(call));
    for (const { method, path, parameters, content: [type, content] = [] } of operations) {
      if (parameters.length === 0 && !content) continue;
      let url = `${path}?`;
      for (const { name, in: where, schema } of parameters) {
        const value = encodeURIComponent(String(filledWith(text, schema, document)));
        if (where === 'query') url += `${name}=${value}&`;
        else url = url.replace(`{${name}}`, value);
      }
      const body = content && Object(filledWith(text, content.schema, document));
      const { status, data } = await call(method, url, {
        token,
        headers: { 'idempotency-key': `${path}${text}`.replace(/[^!-~]/g, '_').slice(0, 128) },
        ...(body && { body: type?.includes('json') ? body : new URLSearchParams(body) }),
      });
      if (status >= 500 || status === 429)
        faults.push(`${method} ${path} ${status} ${JSON.stringify(data)}: ${text}`);
    }
  }
  return faults;
}
