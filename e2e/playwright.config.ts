import { defineConfig, devices } from '@playwright/test';

const chromium = process.env.CHROMIUM;
const debug = process.env.SHOP_BUILD === 'debug';
const asRoot = process.getuid?.() === 0;

const args = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys on the built shop in real Chromium, at desktop and phone width; those tagged for it on a tablet too. */
export default defineConfig({
  // The debug build has journeys of its own: what only React's development code tells.
  testDir: debug ? './debug-build' : './journeys',
  testMatch: '*.journey.ts',
  globalSetup: './shop/start-shop.ts',
  // Of their own each, since a run empties its folder at the start.
  outputDir: debug ? './test-results/debug-build' : './test-results/journeys',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: './test-results/journeys.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Actions and requests; copies of the page after each action took a fifth of the journeys' time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: { args, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'fr-FR' },
    },
  ],
});
