import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processes } from './process-table.mjs';

it.each(processes)('$name runs a script in a folder that exists', ({ script, program }) => {
  const workspace = program ? script.split('/dist')[0] : dirname(script);

  expect(existsSync(join(__dirname, '../..', workspace ?? '', 'package.json'))).toBe(true);
});
