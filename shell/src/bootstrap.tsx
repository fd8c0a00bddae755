import { useAtomValue } from 'jotai';
import { followLinks, loadVisitor, watchVisitor } from 'page-kit/app';
import { PageShownContext } from 'page-kit/page';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { sessionKnownAtom } from 'shared-contracts/auth';
import { type Rendered, readBootData, takeOverQueries } from './app/boot-data';
import { type App, createApp, ShellProviders } from './app/create-app';
import { createRouter, idleRouter, type Router } from './app/create-router';
import { createHydrationSteps, type HydrationSteps } from './app/hydration-steps';
import { yieldToMain } from './app/yield-to-main';
import { remoteOfPath } from './federation/find-owner';
import { createPendingHydration } from './federation/pending-hydration';
import { followPendingLinks } from './federation/pending-links';
import { learnOnIntent } from './federation/preload';
import { createRemoteLoader } from './federation/remote-loader';
import { createRemotePages } from './federation/remote-pages';
import { noteError, watchErrors } from './federation/visit-reports';
import {
  isMissingFile,
  reloadDocument,
  reloadForMissingFile,
  saveWhileHidden,
  takeSaved,
  watchPayments,
} from './recovery/reload-document';
import { followTyping } from './recovery/typed-texts';
import { untilPrepared } from './recovery/unresponsive-page-note';
import { createRoutes } from './routes';

interface LivePagesProps {
  readonly app: App;
  readonly router: Router;
  readonly steps: HydrationSteps;
  /** Called once the shell has rendered; null: the page reports its steps itself. */
  readonly mark: (() => void) | null;
  readonly children: ReactNode;
}

function LivePages({ app, router, steps, mark, children }: LivePagesProps) {
  useEffect(() => mark?.(), [mark]);
  // Until then the browser follows links: React would hydrate the rendered page with the route of another.
  useEffect(() => followLinks(router), [router]);
  useEffect(() => followPendingLinks(router, app), [router, app]);
  // Once the session is known, components hide pending prices; until then the early script's mark does.
  const sessionKnown = useAtomValue(sessionKnownAtom);
  useEffect(() => {
    if (!sessionKnown) return;
    // The page has just received the visitor's data, and is painted first.
    void steps.page.then(yieldToMain).then(() => delete document.documentElement.dataset.session);
  }, [sessionKnown, steps]);
  return children;
}

/** Returns the function that reports the steps once React has rendered; null when the page does so itself. */
function markAtOnce(steps: HydrationSteps, rendered: Rendered | null): (() => void) | null {
  // The page of a remote hydrates separately, when its code is loaded.
  if (rendered?.route) return steps.markShell;
  // An error page does not report itself.
  return !rendered || rendered.errors ? steps.markPage : null;
}

/** Creates the shop's element, whose page is hydrated if the server rendered it. */
function createShop(app: App, rendered: Rendered | null) {
  const steps = createHydrationSteps(app);
  void steps.page.then(typeSavedTexts);
  const router = idleRouter(createRouter(app, rendered), app.pages.pending);
  // One child per provider, as on the server: siblings would change the ids of `useId`.
  return (
    <ShellProviders app={app}>
      <PageShownContext value={steps.markPage}>
        <LivePages app={app} router={router} steps={steps} mark={markAtOnce(steps, rendered)}>
          <RouterProvider router={router} useTransitions={false} />
        </LivePages>
      </PageShownContext>
    </ShellProviders>
  );
}

/** Loads routes and code of the page, so that hydration does not suspend. Rejects when a file is missing. */
async function prepareRendered(app: App, { pathname, route }: Rendered): Promise<void> {
  // The server renders the home page for an unknown URL, which is then replaced (decision 000, point 37).
  if (pathname !== window.location.pathname && pathname === '/')
    window.history.replaceState(window.history.state, '', '/');
  if (route) await app.pages.learn(route.remote);
  const matches = matchRoutes(createRoutes(app), pathname) ?? [];
  await Promise.all(matches.map((match) => match.route.handle?.preload?.()));
}

/** Loads the page; reloads the document when a file is missing because a newer shell was deployed. */
async function prepareOrReload(app: App, rendered: Rendered, byVisitor: boolean): Promise<void> {
  const { route } = rendered;
  if (byVisitor && route) app.loader.refresh(route.remote);
  try {
    await prepareRendered(app, rendered);
  } catch (error) {
    if (!route && isMissingFile(error)) void reloadForMissingFile({ store: app.store, byVisitor });
    throw error;
  }
}

/** Reports an error that an error boundary has caught, or after which React rendered a page anew. */
function reportError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.error(error);
  noteError(error, componentStack);
}

/** Hydrates the server's page: the shell at once, the page of a remote when its code is loaded. */
async function takeOver(app: App, root: HTMLElement, rendered: Rendered): Promise<void> {
  takeOverQueries(app.queryClient, rendered.queries);
  const { pending } = app.pages;
  const prepared = untilPrepared({
    prepare: (byVisitor) => prepareOrReload(app, rendered, byVisitor),
    signal: pending?.leaveSignal,
  });
  if (pending) void prepared.then(pending.take);
  else await prepared;
  // The last script has just been evaluated: each of the following steps runs in a separate task.
  await yieldToMain();
  performance.mark('hydrate-start');
  const shop = createShop(app, rendered);
  await yieldToMain();
  window.dispatchEvent(new Event('shop:hydrating'));
  startTransition(() => {
    hydrateRoot(root, shop, { onRecoverableError: reportError, onCaughtError: reportError });
  });
}

/** Shows the shop's name as title while no page has one: a document may have only one. */
function nameWindow(shopName: string, isRendered: boolean): void {
  const { head } = document;
  const titles = head.getElementsByTagName('title');
  // The title of a rendered page is React's.
  const name = (!isRendered && titles[0]) || document.createElement('title');
  name.text = shopName;
  new MutationObserver(() => {
    if (titles.length > 1) name.remove();
    else if (!titles[0]) head.append(name);
  }).observe(head, { childList: true });
}

function renderFromScratch(app: App, root: HTMLElement): void {
  const remote = remoteOfPath(window.location.pathname, app.owners);
  if (remote) void app.pages.learn(remote).catch(() => undefined);
  loadVisitor(app);
  performance.mark('hydrate-start');
  const shop = createShop(app, null);
  startTransition(() => createRoot(root, { onCaughtError: reportError }).render(shop));
}

const { environment, remotes, rendered, hasCanary } = readBootData();
const loader = createRemoteLoader(remotes, {
  onForbiddenHost: (byVisitor) => void reloadDocument({ store: app.store, byVisitor }),
  onMissingFile: (byVisitor) => void reloadForMissingFile({ store: app.store, byVisitor }),
});
const app = createApp({
  environment,
  owners: remotes,
  loader,
  pagesFor(store) {
    const pending = rendered?.route ? createPendingHydration(rendered.route, window.location, store) : null;
    return createRemotePages(loader, remotes, pending);
  },
});
watchVisitor(app);
watchErrors();
if (hasCanary)
  void import('./app/canary').then(
    ({ takePartInCanary }) => takePartInCanary({ remotes, rendered }),
    () => undefined, // the visit then takes no part
  );
watchPayments();
followTyping();
const typeSavedTexts = takeSaved(app.store);
saveWhileHidden(app.store);
learnOnIntent(app);

const root = document.getElementById('root');
if (!root) throw new Error('The HTML has no #root');
nameWindow(environment.company.shopName, rendered !== null);
if (rendered) void takeOver(app, root, rendered);
else renderFromScratch(app, root);
