// Dependencies of jest.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const embeddedDatabases = require('./embedded-databases.cjs');
const { opensDatabase } = require('./opens-database.cjs');
const sharedModules = require('./shared-modules.cjs');

const workerConsole = globalThis.console;

/** Node environment that shares the modules and embedded databases of the jest worker between its test files. */
module.exports = class ApiEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    const { collectCoverage, watch, watchAll } = config.globalConfig;
    // As in jest.config.mjs.
    this.shares = !(collectCoverage || watch || watchAll);
    if (this.shares) {
      this.global.sharedModule = sharedModules.load;
      // Tests and shared modules recognise each other's errors and dates, and have the same fake clock.
      Object.assign(this.global, { Error, AggregateError, Date });
      this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    }
    // Only for files that the run on PostgreSQL includes, too, so that none is forgotten there.
    if (opensDatabase(context.testPath)) this.global.embeddedDatabases = embeddedDatabases;
  }

  /** @override */
  async setup() {
    await super.setup();
    // What shared modules print belongs to the test file.
    if (this.shares) globalThis.console = this.global.console;
  }

  /** @override */
  async teardown() {
    globalThis.console = workerConsole;
    await super.teardown();
  }
};
