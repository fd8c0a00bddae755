import { TestApi } from './test-api';

/** The API of a test file that needs no options, open while its tests run. */
export let api: TestApi;

beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());
