import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { testVariables } from '../../../tools/workspace/test-variables.mjs';
import { copyProject } from '../../kit/copied-project.mjs';
import { openConnected, untilShopReady } from '../../kit/dev-shop';
import { copySeededData } from '../../kit/seeded-data.mjs';
import { freePorts, portVariables } from '../../kit/shop-on-free-ports';
import { searchButton, searchField } from '../shop/search';

let folder: string;
let npm: ChildProcess;
let url: string;

// Includes a build of the shell if there is none yet.
test.beforeAll(async () => {
  folder = copyProject('mfe-catalogue');
  const ports = await freePorts();
  url = `http://localhost:${ports.shell}`;
  const data = join(folder, 'data');
  copySeededData(data);
  npm = spawn('npm', ['run', 'dev', '--', 'mfe-catalogue'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testVariables(process.env), ...portVariables(ports), DATA_DIR: data },
  });
  await untilShopReady(npm);
});
// By a signal to npm only; its streams close when the last process that writes to them exits.
test.afterAll(async () => {
  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  rmSync(folder, { recursive: true, force: true });
});

test('an edited fragment of a remote is updated in the open page and keeps the typed input', async ({
  page,
}) => {
  await openConnected(page, url);
  await expect(async () => {
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
  }).toPass();
  await searchField(page).fill('savon');
  await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();

  const file = join(folder, 'mfe-catalogue/src/search/SearchResults.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Résultat de recherche', 'Trouvé pour'));

  await expect(page.getByRole('heading', { name: 'Trouvé pour "savon"' })).toBeVisible();
  await expect(searchField(page)).toHaveValue('savon');
});
