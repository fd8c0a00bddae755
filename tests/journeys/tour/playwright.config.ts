import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test';

/** The tour in engines that Playwright does not drive: it runs the tests, the engines' own drivers do the rest. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.tour.ts',
  globalSetup: './start-toured-shop.ts',
  outputDir: '../test-results/tour',
  // One after the other: an engine uses several cores by itself.
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
