const { TestEnvironment } = require('jest-environment-node');

/** Node without a document. The set-up shared by all tests wants a window, which the test takes away again. */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.window = {};
  }
};
