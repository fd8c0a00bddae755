import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../tools/build/free-port.mjs';
import { freePorts, portVariables } from '../../../tools/setup/testing/shop-on-free-ports';
import { launchBrowser } from '../browser/launch-browser';
import { print } from '../report/print';
import { untilDone } from '../waiting/until';
import type { OutsideRemote } from './outside-remote';

const texts = ['Suivre', 'Ajouter à mes marques'] as const;

function edit({ folder }: OutsideRemote, from: string, to: string): void {
  const file = join(folder, 'src/pages/list/ListPage.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${from}\n`, `${to}\n`));
}

/** Opens a page and waits for its connection to the remote: an earlier edit would be in the first load. */
async function openConnected(page: Page, url: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.includes('"ok"')));
  await page.goto(url);
  await connected;
}

/**
 * Edits a component that the packed shop shows, then calls `use` with the URL of the remote's dev server.
 * @returns the faults found
 */
export async function developInShop(
  remote: OutsideRemote,
  path: string,
  use: (url: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const startedAt = performance.now();
  const ports = await freePorts();
  const remotePort = String(await freePort());
  const shop = remote.start('dev', { ...portVariables(ports), [remote.portVariable]: remotePort });
  const ended = once(shop, 'exit');
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (output += text));
  const browser = await launchBrowser();
  try {
    await untilDone('the packed shop is ready', () => {
      if (shop.exitCode !== null) throw new Error(output);
      return output.includes('Boutique prête : ');
    });
    print(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s  dev`);
    const page = await browser.newPage();
    await openConnected(page, `http://localhost:${ports.shell}${path}`);
    const [before, after] = texts;
    await page.getByRole('button', { name: before }).first().focus();
    const loads: string[] = [];
    page.on('load', (loaded) => loads.push(`reloaded ${loaded.url()}`));

    edit(remote, before, after);
    // The element still has the focus: React has updated the component in place.
    await page.locator('button:focus', { hasText: after }).waitFor();
    return [...loads, ...(await use(`http://localhost:${remotePort}/`))];
  } finally {
    await browser.close();
    shop.kill('SIGTERM');
    await ended;
  }
}

/** Edits a component while a deployed shop shows it in a browser that opened the preview link. */
export async function editInPreview(remote: OutsideRemote, link: string, url: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Voir la boutique avec cette version' }).click();
    await page.getByRole('button', { name: 'Quitter l’aperçu' }).waitFor();
    await openConnected(page, url);
    const [before, after] = texts;
    await page.getByRole('button', { name: after }).first().waitFor();

    edit(remote, after, before);
    await page.getByRole('button', { name: before }).first().waitFor();
  } finally {
    await browser.close();
  }
}
