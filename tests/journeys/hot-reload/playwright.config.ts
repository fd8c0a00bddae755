import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run dev` with one remote, in Chromium: `npx playwright test -c hot-reload` in this workspace. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: [],
  outputDir: '../test-results/hot-reload',
  reporter: [['line'], ['json', { outputFile: '../test-results/hot-reload.json' }]],
});
