/** For what only a server can do: several processes on one database, connections that are lost, very large catalogues. */
export const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
