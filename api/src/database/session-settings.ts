import pg from 'pg';

/** Settings on which the code relies, whatever server, database and role say: formats, names, locks, plans. */
const settings = {
  client_encoding: 'UTF8',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  search_path: '"$user", public',
  default_transaction_isolation: 'read committed',
  // The statement timeout limits how long a statement waits for a lock.
  lock_timeout: '0',
  // Compiling a search takes longer than running it.
  jit: 'off',
};

/** Limits for connections of a pooler, which ignores those that a process asks for (`PostgresOptions`). */
const limits = { statement_timeout: '1min', idle_in_transaction_session_timeout: '15s' };

/** @param isLocal to the transaction, not to the session */
const set = (values: Readonly<Record<string, string>>, isLocal: boolean) =>
  Object.entries(values)
    .map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, ${isLocal})`)
    .join(', ');

/** Gives a new connection the settings. A pooler by transactions restores the formats for each client. */
export const prepareSession = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select ${set(settings, false)}`);
};

/** Stores the settings for the role in its database: a pooler's connections begin with them. */
export async function storeForRole(client: pg.ClientBase): Promise<void> {
  const names = Object.keys({ ...settings, ...limits }).map(pg.escapeLiteral);
  await client.query(`select ${set({ ...settings, ...limits }, true)}`);
  await client.query(`do $$ declare setting text; begin
    foreach setting in array array[${names}] loop
      execute format('alter role current_user in database %I set %I from current', current_database(), setting);
    end loop; end $$`);
}
