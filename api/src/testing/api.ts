import { TestApi } from './test-api';
import type { TestApiOptions } from './test-api-options';

/** The API of a test file, opened before its tests and closed after them. */
export let api: TestApi;
let chosen: TestApiOptions = {};

/** Sets the options of this file's API; call it outside of hooks and tests. */
export function openWith(options: TestApiOptions): void {
  chosen = options;
}

beforeAll(async () => {
  api = await TestApi.open(chosen);
});
afterAll(() => api.close());
