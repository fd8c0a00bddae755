import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { untilDone } from './until';

/** Waits until a development server has started its shop. @throws with its output when it exits before */
export async function untilShopReady(server: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text));
  await untilDone('the shop is ready', () => {
    if (server.exitCode !== null) throw new Error(output);
    return output.includes('Boutique prête : ');
  });
}

/** Opens a page and waits for its connection to the remote: an earlier edit would be in the first load. */
export async function openConnected(page: Page, url: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.includes('"ok"')));
  await page.goto(url);
  await connected;
}
