import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tools/workspace/paths.mjs';

// The drivers are dependencies of the API.
const require = createRequire(join(root, 'api/package.json'));

/**
 * @typedef {{ DATABASE_URL?: string | undefined, DATA_DIR?: string | undefined }} DatabaseVariables
 * @typedef {{ query: (text: string, values?: unknown[]) => Promise<{ rows: never[] }> }} Client
 */

/**
 * Runs a statement with its values and resolves to its rows, with the columns given by the caller.
 * @typedef {<Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>} Query
 */

/** @param {DatabaseVariables} variables @returns {Promise<{ client: Client, close: () => Promise<void> }>} */
async function open({ DATABASE_URL: url, DATA_DIR: folder = '' }) {
  if (url) {
    const { Client } = require('pg');
    const client = new Client({ connectionString: url });
    await client.connect();
    return { client, close: () => client.end() };
  }
  const { PGlite } = await import(require.resolve('@electric-sql/pglite').replace(/\.cjs$/, '.js'));
  const client = await PGlite.create({ dataDir: join(folder, 'database') });
  return { client, close: () => client.close() };
}

/**
 * Opens the database of an API with these variables: `query(text, values)` resolves to rows. An API with an
 * embedded database must not run at the same time.
 * @template T
 * @param {DatabaseVariables} variables
 * @param {(query: Query) => Promise<T>} use
 */
export async function withDatabase(variables, use) {
  const { client, close } = await open(variables);
  try {
    return await use(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await close();
  }
}
