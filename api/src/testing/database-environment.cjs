// Comes with jest, whose own it is.
const { TestEnvironment } = require('jest-environment-node');
const embeddedDatabases = require('./embedded-databases.cjs');

/** Node with the embedded databases of the jest worker: a test file's own modules end with it. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.embeddedDatabases = embeddedDatabases;
  }
};
