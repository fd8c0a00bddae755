const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { templateFile } = require('./template-file.cjs');

/** Creates the seeded database that test files copy; an embedded one is cached for the next run. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_URL) process.env.TEST_DATABASE_TEMPLATE = `boutique_test_${process.pid}`;
  else process.env.TEST_DATABASE_DUMP = templateFile();
  if (existsSync(process.env.TEST_DATABASE_DUMP ?? '')) return;
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'make-template.ts')], {
    stdio: 'inherit',
  });
};
