import { defineConfig, devices } from '@playwright/test';

const chromium = process.env.CHROMIUM;
const debug = process.env.SHOP_BUILD === 'debug';
const asRoot = process.getuid?.() === 0;
/** Names the reports of this run, so that those of another stay. */
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
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'fr-FR' };

/** Journeys on the built shop in real Chromium: at a desk, and on a phone or tablet where touch or layout makes a difference. */
export default defineConfig({
  // The debug build has journeys of its own: what only React's development code reports.
  testDir: debug ? './debug-build' : './chromium',
  testMatch: '*.journey.ts',
  globalSetup: './shop/shop-under-test.ts',
  // A run empties its folder at the start.
  outputDir: `./test-results/${suite}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Once more, and recorded, for its trace alone: a second run that passes leaves it failed.
  retries: 1,
  failOnFlakyTests: true,
  // A broken sign-in breaks most journeys: a few of them tell as much as all.
  maxFailures: 5,
  // Limits end what hangs; they measure nothing.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: [['line'], ['json', { outputFile: `./test-results/${suite}.json` }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'on-first-failure',
    // To record every journey takes a tenth of their time.
    trace: 'on-first-retry',
    launchOptions: { args, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@alone|@phone|@specified/, use: desk },
    // What two must not do at the same time: edit the environment, order as the one customer who pays on account. In a shop
    // of its own, since its pages would be given to the journeys of the other projects.
    { name: 'alone', grep: /@alone/, workers: 1, use: desk },
    // With an API that knows only the specification.
    { name: 'specified', grep: /@specified/, workers: 1, use: desk },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'phone', grep: /@phone|@touch/, use: phone },
  ],
});
