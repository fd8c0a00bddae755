import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { hasExited } from './has-exited.mjs';
import { untilDone } from './until';

/** Waits until a command has started its shop; resolves to its output. @throws with it when it exits before */
export async function untilShopReady(command: ChildProcess): Promise<string> {
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream?.on('data', (text) => (output += text));
  await untilDone('the shop is ready', () => {
    if (hasExited(command)) throw new Error(output);
    // The end of what it prints when the shop is ready.
    return /mot de passe : .+\n/.test(output);
  });
  return output;
}

/** Opens a page and waits for its connection to the remote: an earlier edit would be in the first load. */
export async function openConnected(page: Page, url: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.includes('"ok"')));
  await page.goto(url);
  await connected;
}
