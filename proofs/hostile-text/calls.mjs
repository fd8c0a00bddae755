import { newAddress } from '../api-requests/people.mjs';
import { send } from '../api-requests/send.mjs';

const atOnce = 6;

/** A value by its schema in which every text is this one, as long as it may be. */
function filledWith(text, schema, schemas) {
  if (schema.$ref) return filledWith(text, schemas[schema.$ref.split('/').at(-1)], schemas);
  if (schema.anyOf) return filledWith(text, schema.anyOf.at(-1), schemas);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return text.slice(0, schema.maxLength ?? 1_000);
    case 'array':
      return [filledWith(text, schema.items, schemas)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, filledWith(text, field, schemas)]),
      );
    case 'boolean':
      return false;
    default:
      return 1;
  }
}

const takesText = ({ parameters, contents }) => parameters.length > 0 || contents.length > 0;

function requestOf(operation, text, document, token) {
  const { method, path, parameters, contents } = operation;
  const encoded = ({ schema }) => encodeURIComponent(filledWith(text, schema, document.schemas));
  const inPath = (name) => parameters.find((each) => each.in === 'path' && each.name === name);
  const query = parameters
    .filter((each) => each.in === 'query')
    .map((each) => `${each.name}=${encoded(each)}`);
  const [[type, { schema }]] = contents.length > 0 ? contents : [[undefined, {}]];
  const body = schema && filledWith(text, schema, document.schemas);
  return {
    method,
    address: `${path.replace(/\{(\w+)\}/g, (_, name) => encoded(inPath(name)))}${query.length > 0 ? '?' : ''}${query.join('&')}`,
    headers: {
      'x-forwarded-for': newAddress(),
      authorization: `Bearer ${token}`,
      'idempotency-key': `${operation.name}${text}`.replace(/[^!-~]/g, '_').slice(0, 128),
      ...(type && { 'content-type': type }),
    },
    ...(type && {
      body: Buffer.from(type.includes('json') ? JSON.stringify(body) : new URLSearchParams(body).toString()),
    }),
  };
}

/** Sends the texts in every field of every call that takes one. `faults`: what the API answered with 500 or more. */
export async function sendEverywhere(texts, document, url, token) {
  const operations = document.operations.filter(takesText);
  const turns = texts.flatMap((text) => operations.map((operation) => ({ operation, text })));
  const seen = { requests: turns.length, statuses: {}, faults: [] };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let turn = turns.pop(); turn; turn = turns.pop()) {
        const { status, body } = await send(url, requestOf(turn.operation, turn.text, document, token));
        seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
        if (status >= 500) seen.faults.push(`${turn.operation.name} ${status} ${body}: ${turn.text}`);
      }
    }),
  );
  return seen;
}
