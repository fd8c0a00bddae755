import { api } from '../testing/api';
import { TestApi } from '../testing/test-api';

it('the page of the OpenAPI document exists only in development environments', async () => {
  const other = await TestApi.open({ beside: api, settings: { mailbox: false } });

  const page = await api.get<string>('/dev/openapi/');
  const script = await api.get<string>('/dev/openapi/static/swagger-ui-bundle.js');

  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(script.status).toBe(200);
  expect((await other.get('/dev/openapi/')).status).toBe(404);
  await other.close();
});
