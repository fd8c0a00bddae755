const { readFileSync } = require('node:fs');
const { PGlite } = require('@electric-sql/pglite');

/** Keeps what every table and sequence has at first. */
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
  select format('public.%I', sequencename)::regclass as sequence, last_value from pg_sequences where schemaname = 'public'`;

/** Gives every table and sequence what it had at first. Rows of a table need those of others, whose turn may come later. */
const restore = `
do $$
declare name text; columns text;
begin
  perform set_config('session_replication_role', 'replica', true);
  execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public');
  for name in select tablename from pg_tables where schemaname = 'public' loop
    columns := (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '');
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from remembered.%1$I', name, columns);
  end loop;
  perform setval(sequence, last_value) from remembered.positions where last_value is not null;
end $$`;

/** @type {PGlite[]} */
const free = [];

/** @param {string} dumpFile of the data folder */
async function open(dumpFile) {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(dumpFile)]) });
  await client.exec(remember);
  return client;
}

/**
 * Embedded databases of a jest worker. To start one takes longer than most test files: one that a file gives back is
 * used again by the next, with the rows that it had at first.
 */
module.exports = {
  /** @param {string} dumpFile of the data folder */
  async take(dumpFile) {
    const used = free.pop();
    if (!used) return open(dumpFile);
    await used.exec(restore);
    // Rows that were written anew have no statistics, and their index still leads to those that are gone.
    await used.exec('vacuum analyze products');
    return used;
  },
  /** @param {PGlite} client */
  give(client) {
    free.push(client);
  },
  /** An open one has timers, which keep a jest without workers from its end. */
  async close() {
    await Promise.all(free.splice(0).map((client) => client.close()));
  },
};
