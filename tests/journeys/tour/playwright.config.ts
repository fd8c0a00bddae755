import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test';

/** The tour in other engines: Playwright only runs the tests, the engines' drivers control the browser. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.tour.ts',
  globalSetup: './start-toured-shop.ts',
  outputDir: '../test-results/tour',
  // One at a time: each engine uses several cores.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: '../test-results/tour.json' }]],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox', enginePath: process.env.FIREFOX } },
    { name: 'webkit', use: { engineName: 'webkit', enginePath: process.env.WEBKIT_DRIVER } },
    {
      name: 'old-webkit',
      grep: /@old/,
      use: { engineName: 'old-webkit', enginePath: process.env.OLD_WEBKIT_DRIVER },
    },
  ],
});
