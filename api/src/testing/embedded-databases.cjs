const { readFileSync } = require('node:fs');
const { PGlite } = require('@electric-sql/pglite');
const { nameStatements } = require('./named-statements.cjs');

/**
 * Copies the initial rows of every table and the initial positions of sequences. `restore` changes as few rows
 * as possible, since the indexes of all articles take a second to fill; it returns true if it changed any of
 * them. Foreign keys are not checked, since referenced rows may be restored later.
 */
const remember = `
create schema remembered;
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table remembered.%1$I as table public.%1$I', name);
  end loop;
end $$;
create table remembered.positions as
  select format('public.%I', sequencename)::regclass as sequence, start_value, last_value from pg_sequences
  where schemaname = 'public';
create function remembered.restore() returns boolean language plpgsql as $$
declare name text; columns text; articles_changed boolean := false;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select relname from pg_stat_user_tables
    where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0 loop
    columns := (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '');
    execute format('delete from public.%1$I now
      where now::text not in (select initial::text from remembered.%1$I initial)', name);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from remembered.%1$I initial
      where initial::text not in (select now::text from public.%1$I now)', name, columns);
    articles_changed := articles_changed or name = 'products';
  end loop;
  perform setval(sequence, coalesce(last_value, start_value), last_value is not null) from remembered.positions;
  return articles_changed;
end $$`;

/** @type {PGlite[]} */
const free = [];

/** Forgets the writes of each table. @param {PGlite} client */
async function forget(client) {
  await client.exec('select pg_stat_force_next_flush()');
  await client.exec('select pg_stat_reset()');
}

/** @param {string} dumpFile dump of the data folder */
async function open(dumpFile) {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(dumpFile)]) });
  nameStatements(client);
  await client.exec(remember);
  await forget(client);
  return client;
}

/**
 * Embedded databases of a jest worker. Starting one takes longer than most test files, so that a returned
 * database is reused by the next file, with its initial rows.
 */
module.exports = {
  /** @param {string} dumpFile dump of the data folder */
  async take(dumpFile) {
    const used = free.pop();
    if (!used) return open(dumpFile);
    await used.exec('select pg_stat_force_next_flush()');
    const { rows } = await used.query('select remembered.restore() as changed');
    // Restored rows have no statistics, and the indexes still contain the deleted rows.
    if (/** @type {{ changed: boolean }[]} */ (rows)[0]?.changed) await used.exec('vacuum analyze products');
    await forget(used);
    return used;
  },
  /** @param {PGlite} client */
  give(client) {
    // The file's wrappers of these methods.
    for (const name of ['query', 'transaction']) Reflect.deleteProperty(client, name);
    free.push(client);
  },
  /** Closes the databases: their timers would prevent jest without workers from exiting. */
  async close() {
    await Promise.all(free.splice(0).map((client) => client.close()));
  },
};
