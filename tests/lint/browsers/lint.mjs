import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes } from '../../../tools/bundler/processes.mjs';
import { browserRules } from './rules.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Sources that browsers load, without packages. */
const sources = [
  'shell/src',
  ...remotes.map(({ name }) => `${name}/src`),
  'shared-contracts/src',
  'page-kit/src',
  'shared-ui/src',
  'tools/payment-sandbox/public',
];

const configuration = {
  files: {
    includes: [
      '**',
      ...['test.*', 'd.ts', 'html', 'json'].map((ending) => `!**/*.${ending}`),
      '!**/testing/**',
    ],
  },
  css: { parser: { cssModules: true } },
  plugins: [fileURLToPath(new URL('syntax.grit', import.meta.url))],
  linter: { rules: { preset: 'none', ...browserRules() } },
};

const folder = mkdtempSync(join(root, 'node_modules/.browsers-'));
try {
  const file = join(folder, 'biome.json');
  writeFileSync(file, JSON.stringify(configuration));
  const paths = process.argv.slice(2);
  const { status } = spawnSync(
    process.execPath,
    [
      biome,
      'lint',
      `--config-path=${file}`,
      '--max-diagnostics=none',
      '--diagnostic-level=error',
      ...(paths.length > 0 ? paths : sources),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
