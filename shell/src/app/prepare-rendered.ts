import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../routes';
import type { Rendered } from './boot-data';
import type { App } from './create-app';

/**
 * Makes the browser ready for hydration: the routes of the page's remote are known and the code of the page is there, so
 * that nothing suspends. Rejects when a file of it cannot be loaded.
 */
export async function prepareRendered(app: App, { pathname, route }: Rendered): Promise<void> {
  // An unknown URL carries the home page; its own is home then (decision 000, point 37).
  if (pathname !== window.location.pathname && pathname === '/')
    window.history.replaceState(window.history.state, '', '/');
  if (route) await app.pages.learn(route.remote);
  const matches = matchRoutes(createRoutes(app), pathname) ?? [];
  await Promise.all(matches.map((match) => match.route.handle?.preload?.()));
}
