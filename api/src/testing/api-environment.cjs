const ServerEnvironment = require('bundler/jest/server-environment');
const embeddedDatabases = require('./embedded-databases.cjs');
const { opensDatabase } = require('./opens-database.cjs');

/** Node environment that shares the embedded databases of the jest worker between its test files. */
module.exports = class ApiEnvironment extends ServerEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    // Only for files that the run on PostgreSQL includes, too, so that none is forgotten there.
    if (opensDatabase(context.testPath)) this.global.embeddedDatabases = embeddedDatabases;
  }
};
