import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM;
const debug = process.env.SHOP_BUILD === 'debug';
const asRoot = process.getuid?.() === 0;
/** Name of this run's reports, which keeps runs from overwriting each other's. */
const suite = process.env.JOURNEYS || 'journeys';

const args = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * Journeys on the built shop in Chromium. One worker: all tests share a browser, a shop and its `buyer`, and an
 * edit of the environment file meets no other test.
 */
export default defineConfig({
  // The journeys of the debug build check what only React's development code reports.
  testDir: debug ? './debug-build' : './chromium',
  testMatch: '*.journey.ts',
  globalSetup: './shop/shop-under-test.ts',
  // Playwright empties this folder when it starts.
  outputDir: `./test-results/${suite}`,
  workers: 1,
  forbidOnly: true,
  // Only to record a trace: a journey that passes at the second try still fails.
  retries: 1,
  failOnFlakyTests: true,
  // A broken sign-in breaks most journeys; a few failures are enough to find it.
  maxFailures: 5,
  // Limits only stop what hangs; they measure nothing. In milliseconds.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: [['line'], ['json', { outputFile: `./test-results/${suite}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'on-first-failure',
    // Recording every journey would make them 10 % slower.
    trace: 'on-first-retry',
    launchOptions: { args, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
