// Comes with jest, whose own it is.
const { TestEnvironment } = require('jest-environment-node');
const embeddedDatabases = require('./embedded-databases.cjs');
const { opensDatabase } = require('./opens-database.cjs');

/** Node with the embedded databases of the jest worker: a test file's own modules end with it. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config @param {import('@jest/environment').EnvironmentContext} context */
  constructor(config, context) {
    super(config, context);
    // A file that the run on PostgreSQL would leave out gets none here either.
    if (opensDatabase(context.testPath)) this.global.embeddedDatabases = embeddedDatabases;
  }
};
