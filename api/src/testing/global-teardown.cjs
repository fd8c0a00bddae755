const pg = require('pg');
const embeddedDatabases = require('./embedded-databases.cjs');

module.exports = async () => {
  await embeddedDatabases.close();
  const { TEST_DATABASE_URL: connectionString, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`drop database if exists ${template}`);
  await client.end();
};
