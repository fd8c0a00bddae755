import { Mutex, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** Statements that are kept; the API has fewer, but some come with lists of many lengths. */
export const keptMost = 200;

/** A statement that the database knows by name; `types` are the object ids of its values' types. */
interface Statement {
  readonly name: string;
  readonly types: readonly number[];
}

/** What is asked of an embedded database, in PGlite's own shapes. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction'>;

/**
 * PGlite that parses a statement with values once and may keep its plan, as a server does for named statements: by itself it
 * begins anew each time, which takes several times as long as the search that follows.
 */
export function withPreparedStatements(client: PGlite): EmbeddedClient {
  // PGlite keeps its own queries out of transactions; these messages pass it by.
  const turns = new Mutex();
  const dropped: Uint8Array[] = [];
  const kept = new LRUCache<string, Statement>({
    max: keptMost,
    dispose: ({ name }) => dropped.push(serialize.close({ type: 'S', name })),
  });
  let made = 0;

  const send = (...messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...dropped.splice(0), ...messages, serialize.sync()]));

  async function prepare(text: string): Promise<Statement> {
    made += 1;
    const name = `statement-${made}`;
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(told) };
    kept.set(text, statement);
    return statement;
  }

  const ask = <Row>(text: string, values: readonly unknown[], options?: QueryOptions) =>
    client.runExclusive(async () => {
      const { name, types } = kept.get(text) ?? (await prepare(text));
      const written = values.map((value, index) => {
        if (value === null || value === undefined) return null;
        return client.serializers[types[index] ?? 0]?.(value) ?? String(value);
      });
      const told = await send(
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      return parse.parseResults(told, client.parsers, options)[0] as Results<Row>;
    });

  return {
    query: <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
      values.length > 0 && !client.closed
        ? turns.runExclusive(() => ask<Row>(text, values, options))
        : client.query<Row>(text, values, options),
    transaction: (work) =>
      turns.runExclusive(() =>
        client.transaction((transaction) =>
          work({
            ...transaction,
            query: async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
              values.length > 0 && !transaction.closed
                ? ask<Row>(text, values, options)
                : transaction.query<Row>(text, values, options),
          }),
        ),
      ),
  };
}
