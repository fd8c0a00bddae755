import { callsOf, newAddress, newCustomer } from '../shop/test-users';
import {
  type Document,
  type Operation,
  type Parameter,
  type Schema,
  type Schemas,
  schemaNamed,
} from './document';
import { type SentRequest, send } from './send';

const atOnce = 6;
/** A customer sends as many, then comes another: the API limits what one may ask for. */
const textsOfOne = 5;

/** A value by its schema in which every text is this one, as long as it may be. */
function filledWith(text: string, schema: Schema, schemas: Schemas): unknown {
  if (schema.$ref) return filledWith(text, schemaNamed(schema.$ref, schemas), schemas);
  if (schema.anyOf) return filledWith(text, schema.anyOf.at(-1) ?? {}, schemas);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return text.slice(0, schema.maxLength ?? 1_000);
    case 'array':
      return [filledWith(text, schema.items ?? {}, schemas)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          filledWith(text, field, schemas),
        ]),
      );
    case 'boolean':
      return false;
    default:
      return 1;
  }
}

const takesText = ({ parameters, contents }: Operation) => parameters.length > 0 || contents.length > 0;

function requestOf(operation: Operation, text: string, document: Document, token: string): SentRequest {
  const { method, path, parameters, contents } = operation;
  const encoded = (parameter: Parameter | undefined) =>
    encodeURIComponent(String(filledWith(text, parameter?.schema ?? {}, document.schemas)));
  const inPath = (name: string) => parameters.find((each) => each.in === 'path' && each.name === name);
  const query = parameters
    .filter((each) => each.in === 'query')
    .map((each) => `${each.name}=${encoded(each)}`);
  const [type, content] = contents[0] ?? [];
  const body = content && filledWith(text, content.schema, document.schemas);
  return {
    method,
    target: `${path.replace(/\{(\w+)\}/g, (_, name) => encoded(inPath(name)))}${query.length > 0 ? '?' : ''}${query.join('&')}`,
    headers: {
      'x-forwarded-for': newAddress(),
      authorization: `Bearer ${token}`,
      'idempotency-key': `${operation.name}${text}`.replace(/[^!-~]/g, '_').slice(0, 128),
      ...(type && { 'content-type': type }),
    },
    ...(type && {
      body: Buffer.from(
        type.includes('json') ? JSON.stringify(body) : new URLSearchParams(Object(body)).toString(),
      ),
    }),
  };
}

/**
 * Sends the texts in every field of every call that takes one. `faults`: what the API answered with 500 or more, and what a
 * throttle refused, since nothing has read that text.
 */
export async function sendEverywhere(texts: readonly string[], document: Document, url: string) {
  const operations = document.operations.filter(takesText);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  for (let from = 0; from < texts.length; from += textsOfOne) {
    const { access } = await newCustomer(callsOf(url));
    const turns = texts
      .slice(from, from + textsOfOne)
      .flatMap((text) => operations.map((operation) => ({ operation, text })));
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let turn = turns.pop(); turn; turn = turns.pop()) {
          const { status, body } = await send(url, requestOf(turn.operation, turn.text, document, access));
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 500 || status === 429)
            faults.push(`${turn.operation.name} ${status} ${body}: ${turn.text}`);
        }
      }),
    );
  }
  return { requests: operations.length * texts.length, statuses, faults };
}
