import { randomUUID } from 'node:crypto';
import { Mutex, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** Cached statements; the API has fewer, but some have lists of many lengths. */
export const cacheSize = 200;

/** A statement that the database knows by name; `types` are the object ids of its values' types. */
interface Statement {
  readonly name: string;
  readonly types: readonly number[];
}

/** What is asked of an embedded database, in PGlite's own shapes. */
export interface EmbeddedClient extends Pick<PGlite, 'transaction' | 'close'> {
  query<Row>(text: string, values?: unknown[], options?: AskOptions): Promise<Results<Row>>;
}

/** Those of PGlite's options that Drizzle passes. */
type AskOptions = Pick<QueryOptions, 'rowMode' | 'parsers'>;

/** Of the error about a cached statement whose columns have changed: `feature_not_supported`. */
const outdated = '0A000';

/**
 * PGlite with named statements, which are parsed once and may keep their plan; by itself it parses and plans
 * each time. All access, closing included, goes through this client.
 */
export function withPreparedStatements(client: PGlite): EmbeddedClient {
  // PGlite serialises its own queries with transactions and close, but not the messages below.
  const queue = new Mutex();
  const mark = randomUUID();
  const dropped: Uint8Array[] = [];
  const cached = new LRUCache<string, Statement>({
    max: cacheSize,
    dispose: ({ name }) => dropped.push(serialize.close({ type: 'S', name })),
  });
  let made = 0;

  const send = (...messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...dropped.splice(0), ...messages, serialize.sync()]));

  async function prepare(text: string): Promise<Statement> {
    made += 1;
    const name = `${mark}-${made}`;
    const response = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(response) };
    cached.set(text, statement);
    return statement;
  }

  const ask = <Row>(text: string, values: readonly unknown[], options?: AskOptions) =>
    client.runExclusive(async () => {
      const { name, types } = cached.get(text) ?? (await prepare(text));
      const written = values.map((value, index) => {
        if (value === null || value === undefined) return null;
        return client.serializers[types[index] ?? 0]?.(value) ?? String(value);
      });
      const response = await send(
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      ).catch((error) => {
        if (error.code === outdated) cached.delete(text);
        throw error;
      });
      return parse.parseResults(response, client.parsers, options)[0] as Results<Row>;
    });

  /** Asks the database, or its open transaction; what is closed says so itself. */
  const queryOf =
    (asked: Pick<PGlite, 'query' | 'closed'>) =>
    async <Row>(text: string, values: unknown[] = [], options?: AskOptions) =>
      values.length > 0 && !asked.closed
        ? ask<Row>(text, values, options)
        : asked.query<Row>(text, values, options);

  const query = queryOf(client);
  return {
    query: <Row>(text: string, values?: unknown[], options?: AskOptions) =>
      queue.runExclusive(() => query<Row>(text, values, options)),
    transaction: (work) =>
      queue.runExclusive(() =>
        client.transaction((transaction) =>
          work({
            ...transaction,
            query: queryOf(transaction),
            get closed() {
              return transaction.closed;
            },
          }),
        ),
      ),
    close: () => queue.runExclusive(() => client.close()),
  };
}
