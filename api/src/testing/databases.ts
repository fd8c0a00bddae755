/** The PostgreSQL server of the tests; without it they run on the embedded database alone. */
export const serverUrl = process.env.TEST_DATABASE_URL;

type DatabaseName = 'PGlite' | 'PostgreSQL';

let current: DatabaseName | undefined;

/** The database that the running test is for. @throws {Error} outside `onEachDatabase` and `onPostgres` */
export function currentDatabase(): DatabaseName {
  if (!current) throw new Error('Tests that open a database stand in onEachDatabase or onPostgres.');
  return current;
}

/** The reporter of `npm test` reads the database in brackets as a variant of the same test. */
function on(database: DatabaseName, tests: () => void): void {
  describe(`[${database}]`, () => {
    beforeAll(() => {
      current = database;
    });
    tests();
    afterAll(() => {
      current = undefined;
    });
  });
}

/** The same tests on each database, one after the other: the modules of the file are loaded once. */
export function onEachDatabase(tests: () => void): void {
  on('PGlite', tests);
  if (serverUrl) on('PostgreSQL', tests);
}

/** For what only a server can do: several processes on one database, connections that are lost, very large catalogues. */
export function onPostgres(title: string, tests: () => void): void {
  if (serverUrl) on('PostgreSQL', () => describe(title, tests));
  else describe.skip(`[PostgreSQL] ${title}`, tests);
}
