import { defineConfig, devices } from '@playwright/test';

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
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'fr-FR' };

/** Journeys on the built shop in Chromium: desktop, and phone or tablet where touch or layout matters. */
export default defineConfig({
  // The journeys of the debug build check what only React's development code reports.
  testDir: debug ? './debug-build' : './chromium',
  testMatch: '*.journey.ts',
  globalSetup: './shop/shop-under-test.ts',
  // Playwright empties this folder when it starts.
  outputDir: `./test-results/${suite}`,
  workers: 2,
  fullyParallel: true,
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
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'on-first-failure',
    // Recording every journey would make them 10 % slower.
    trace: 'on-first-retry',
    launchOptions: { args, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@alone|@phone|@specified/, use: desktop },
    // Journeys that edit the environment or order as the only customer who pays on account: one at a time,
    // and in a separate shop, whose changed pages no other journey gets.
    { name: 'alone', grep: /@alone/, workers: 1, use: desktop },
    // With an API that implements only the specification.
    { name: 'specified', grep: /@specified/, workers: 1, use: desktop },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'phone', grep: /@phone|@touch/, use: phone },
  ],
});
