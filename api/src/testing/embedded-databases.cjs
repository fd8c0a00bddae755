const { readFileSync } = require('node:fs');
const { PGlite } = require('@electric-sql/pglite');

/** Copies the initial rows of every table and the initial positions of sequences. */
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
  where schemaname = 'public'`;

/**
 * Restores sequences and changed tables: the indexes of articles take most of a second to fill, and few tests
 * write articles. Foreign keys are not checked, since referenced rows may be restored later.
 */
const restore = `
do $$
declare name text; columns text; is_changed boolean;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select (select count(*) from public.%1$I) <> (select count(*) from remembered.%1$I)
      or exists (table remembered.%1$I except all table public.%1$I)', name) into is_changed;
    continue when not is_changed;
    columns := (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '');
    execute format('delete from public.%I', name);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from remembered.%1$I', name, columns);
  end loop;
  perform setval(sequence, coalesce(last_value, start_value), last_value is not null) from remembered.positions;
end $$`;

/** @type {PGlite[]} */
const free = [];

/** @param {string} dumpFile dump of the data folder */
async function open(dumpFile) {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(dumpFile)]) });
  await client.exec(remember);
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
    // Statements that the previous file has prepared.
    await used.exec('deallocate all');
    await used.exec(restore);
    // Restored rows have no statistics, and the indexes still contain the deleted rows.
    await used.exec('vacuum analyze products');
    return used;
  },
  /** @param {PGlite} client */
  give(client) {
    free.push(client);
  },
  /** Closes the databases: their timers would prevent jest without workers from exiting. */
  async close() {
    await Promise.all(free.splice(0).map((client) => client.close()));
  },
};
