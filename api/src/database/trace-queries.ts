import { traced } from 'server-kit/tracing';

/** Records each query of the client as a span of its request, with the statement but without the values. */
export function traceQueries<Client extends { query: unknown }>(client: Client): Client {
  const query = client.query as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(client, {
    query: (statement: string | { readonly text: string }, ...rest: unknown[]) => {
      const work = () => Reflect.apply(query, client, [statement, ...rest]);
      // A pool queries its connection with a callback, inside the span of the pool's own query.
      if (typeof rest.at(-1) === 'function') return work();
      const text = typeof statement === 'string' ? statement : statement.text;
      const [operation = ''] = text.trimStart().split(/\s/, 1);
      return traced(`database ${operation}`, { 'db.system.name': 'postgresql', 'db.query.text': text }, work);
    },
  });
}
