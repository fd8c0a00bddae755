import { traced } from 'shared-contracts/server/tracing';

/** From now on each query is a span of the request that makes it: its statement, without the values. */
export function traceQueries<Client extends { query: unknown }>(client: Client): Client {
  const query = client.query as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(client, {
    query: (statement: string | { readonly text: string }, ...rest: unknown[]) => {
      const work = () => Reflect.apply(query, client, [statement, ...rest]);
      // A pool's own query of a connection, within the span of the pool's.
      if (typeof rest.at(-1) === 'function') return work();
      const text = typeof statement === 'string' ? statement : statement.text;
      const [operation = ''] = text.trimStart().split(/\s/, 1);
      return traced(`database ${operation}`, { 'db.system.name': 'postgresql', 'db.query.text': text }, work);
    },
  });
}
