import { resolve } from 'node:path';
import { PageResponder } from '../pages/page-responder';
import { readShellBuild } from '../pages/shell-build';
import { testEnvironment } from '../testing/environment';
import { watchReadiness } from './health';

it('the shell is not ready while no page can be made', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const served = { environment: testEnvironment({ api: 'http://[bad/' }), remotes: {}, renderer: null };
  const responder = new PageResponder(readShellBuild(resolve(__dirname, '../../dist')), served);
  const deployments = { isReady: () => true };
  const readiness = watchReadiness({ deployments, responder, published: null, isDraining: () => false });

  expect(await readiness()).toBe('broken');
  served.environment = testEnvironment();
  expect(await readiness()).toBe('ready');
});
