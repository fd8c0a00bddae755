import { isRouteErrorResponse } from 'react-router-dom';
import { environment } from 'shared-contracts/testing';
import { loaderOf } from '../federation/loader';
import type { Rendered, RouteRefusal } from './boot-data';
import { createApp } from './create-app';
import { createRouter } from './create-router';

/** The router of a home page that came from the server with these errors. */
function takeOver(errors: Readonly<Record<string, RouteRefusal>> | null) {
  const app = createApp({ environment, owners: {}, loader: loaderOf() });
  const loaderData = { shell: null, 'shell:home': null };
  const rendered: Rendered = { pathname: '/', route: null, queries: [], loaderData, errors };
  const router = createRouter(app, rendered);
  router.dispose();
  return router;
}

it('knows a refusal that the server rendered as the answer of a loader', () => {
  const refusal = { status: 404, statusText: 'Not Found', data: null };

  const { errors } = takeOver({ 'shell:home': refusal }).state;

  expect(isRouteErrorResponse(errors?.['shell:home'])).toBe(true);
  expect(errors?.['shell:home']).toMatchObject(refusal);
});
