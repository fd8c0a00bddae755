import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run dev` with one remote, in Chromium: `npx playwright test -c hot-reload` in this workspace. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: [],
  // Each worker would start its own shop.
  workers: 1,
  fullyParallel: false,
  outputDir: '../test-results/hot-reload',
  reporter: [['line'], ['json', { outputFile: '../test-results/hot-reload.json' }]],
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
