const { TestEnvironment } = require('jest-environment-node');
// Dependency of jest.
const { ModernFakeTimers } = require('@jest/fake-timers');
require('./compile-once.cjs');
const sharedModules = require('./shared-modules.cjs');

const workerConsole = globalThis.console;

/** Jest's Node environment, with the modules that its worker shares between test files. */
module.exports = class ServerEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    this.global.sharedModule = sharedModules.load;
    // Tests and shared modules recognise each other's errors and dates.
    Object.assign(this.global, { Error, AggregateError, Date });
    const { testEnvironmentOptions } = config.projectConfig;
    // Shared sources have the fake clock of the test.
    if (testEnvironmentOptions.sharesSources)
      this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.variables = { ...process.env };
  }

  /** @override */
  async setup() {
    await super.setup();
    // What shared modules print belongs to the test file, whose variables they read.
    globalThis.console = this.global.console;
    this.global.process.env = process.env;
  }

  /** @override */
  async teardown() {
    globalThis.console = workerConsole;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    await super.teardown();
  }
};
