import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readState, type ShopState } from '../shop/state';
import { startFirefox } from './engines/firefox';
import type { Engine, Tab } from './engines/tab';
import { startWebKit, webKitGtk, wpeWebKit } from './engines/webkit';
import { RecordingProxy } from './recording-proxy';

const engines = {
  firefox: startFirefox,
  webkit: (path: string) => startWebKit(webKitGtk(path)),
  'old-webkit': (path: string) => startWebKit(wpeWebKit(path)),
};

export type EngineName = keyof typeof engines;

export interface EngineOptions {
  readonly engineName: EngineName;
  /** Path of the browser or its driver; undefined if the machine has none. */
  readonly enginePath: string | undefined;
}

interface EngineFixtures extends EngineOptions {
  readonly shop: ShopState;
  readonly recordingProxy: RecordingProxy;
  readonly engine: Engine;
}

/** A test in an engine that is driven over WebDriver, without Playwright's browsers. */
export const test = base.extend<object, EngineFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  enginePath: [undefined, { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  shop: [async ({}, use) => use(readState()), { scope: 'worker' }],
  recordingProxy: [
    async ({ shop }, use) => {
      const proxy = new RecordingProxy({
        port: Number(new URL(shop.url).port),
        shell: shop.ports.shell ?? 0,
      });
      await proxy.start();
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, enginePath }, use) => {
      const engine = await engines[engineName](enginePath ?? '');
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** Saves a screenshot and the messages of page and engine after a failure. */
export async function keepTraces(tab: Tab, folder: string, defects: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'console.txt'), [...defects, ...tab.console, ''].join('\n'));
  writeFileSync(join(folder, 'screen.png'), await tab.screenshot());
}
