import { TestApi } from './test-api';
import type { TestApiOptions } from './test-api-options';

/** The API of a test file, open while its tests run. */
export let api: TestApi;
let chosen: TestApiOptions = {};

/** Called outside of hooks and tests: the API of this file has these options. */
export function openWith(options: TestApiOptions): void {
  chosen = options;
}

beforeAll(async () => {
  api = await TestApi.open(chosen);
});
afterAll(() => api.close());
