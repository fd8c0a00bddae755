// Not for the shell: remotes are given only what its graph contains (decision 001).
import 'react-hot-toast/headless';
import 'shared-contracts/events';
import { useAtomValue } from 'jotai';
import { followLinks, loadVisitor, watchVisitor } from 'page-kit/app';
import { PageShownContext } from 'page-kit/page';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { sessionKnownAtom } from 'shared-contracts/auth';
import { type Rendered, readBootData, takeOverQueries } from './app/boot-data';
import { type App, createApp, ShellProviders } from './app/create-app';
import { createRouter, idleRouter } from './app/create-router';
import { createHydrationSteps, type HydrationSteps } from './app/hydration-steps';
import { yieldToMain } from './app/yield-to-main';
import { remoteOfPath } from './federation/find-owner';
import { followPendingLinks } from './federation/pending-links';
import { learnOnIntent } from './federation/preload';
import { createRemoteLoader } from './federation/remote-loader';
import { noteError, watchErrors } from './federation/visit-reports';
import {
  isMissingFile,
  reloadDocument,
  reloadForMissingFile,
  takeSaved,
  watchPayments,
} from './recovery/reload-document';
import { followTyping } from './recovery/typed-texts';
import { untilPrepared } from './recovery/unresponsive-page-note';
import { createRoutes } from './routes';

interface LivePagesProps {
  readonly shown: HydrationSteps;
  /** Reports what is on the screen as soon as the shell is; null: the page reports itself. */
  readonly mark: (() => void) | null;
  readonly children: ReactNode;
}

function LivePages({ shown, mark, children }: LivePagesProps) {
  useEffect(() => mark?.(), [mark]);
  // Once the session is known, components hold a price back; until then the early script's mark does.
  const sessionKnown = useAtomValue(sessionKnownAtom);
  useEffect(() => {
    if (!sessionKnown) return;
    // The page has learnt of the visitor just now, and is drawn first.
    void shown.page.then(yieldToMain).then(() => delete document.documentElement.dataset.session);
  }, [sessionKnown, shown]);
  return children;
}

/** What is alive once React has drawn the shell; null where the page itself will report. */
function markAtOnce(shown: HydrationSteps, rendered: Rendered | null): (() => void) | null {
  // It hydrates apart, when its code is there.
  if (rendered?.route) return shown.markShell;
  // A refusal is no page of its own kind, but it is all there is to show.
  return !rendered || rendered.errors ? shown.markPage : null;
}

function page(app: App, rendered: Rendered | null) {
  const shown = createHydrationSteps(app);
  void shown.page.then(typeSavedTexts);
  const router = idleRouter(createRouter(app, rendered), app.pages.pending);
  followLinks(router);
  followPendingLinks(router, app);
  // One child in each, as on the server: siblings change the ids of `useId`, which labels name.
  return (
    <ShellProviders app={app}>
      <PageShownContext value={shown.markPage}>
        <LivePages shown={shown} mark={markAtOnce(shown, rendered)}>
          <RouterProvider router={router} useTransitions={false} />
        </LivePages>
      </PageShownContext>
    </ShellProviders>
  );
}

/** Has routes and code of the page ready, so that hydration does not suspend. Rejects when a file is missing. */
async function prepareRendered(app: App, { pathname, route }: Rendered): Promise<void> {
  // An unknown URL carries the home page; its own is home then (decision 000, point 37).
  if (pathname !== window.location.pathname && pathname === '/')
    window.history.replaceState(window.history.state, '', '/');
  if (route) await app.pages.learn(route.remote);
  const matches = matchRoutes(createRoutes(app), pathname) ?? [];
  await Promise.all(matches.map((match) => match.route.handle?.preload?.()));
}

/** Waits for the code of the server's page. While it cannot be had, the content stays and a line offers another try. */
const untilCodeIsThere = (app: App, rendered: Rendered) =>
  untilPrepared({
    prepare: (again) => prepareOrReload(app, rendered, again),
    asleep: rendered.route ? '#contenu' : '#root',
    left: app.pages.pending?.left,
  });

/** The code of a page of the shell's own may have gone with an earlier version of the shell. */
async function prepareOrReload(app: App, rendered: Rendered, asked: boolean): Promise<void> {
  const { route } = rendered;
  if (asked && route) app.loader.refresh(route.remote);
  try {
    await prepareRendered(app, rendered);
  } catch (error) {
    if (!route && isMissingFile(error)) void reloadForMissingFile({ store: app.store, asked });
    throw error;
  }
}

/** An error that a fallback replaces on the screen. */
function onCaughtError(error: unknown): void {
  console.error(error);
  noteError(error);
}

/** Takes over the server's page: a remote's part of it when its code has come, the shell around it at once. */
async function takeOver(app: App, root: HTMLElement, rendered: Rendered): Promise<void> {
  takeOverQueries(app.queryClient, rendered.queries);
  const prepared = untilCodeIsThere(app, rendered);
  const { pending } = app.pages;
  if (pending) void prepared.then(pending.take);
  else await prepared;
  // The script that came last has just been evaluated: each step from here on is a task of its own.
  await yieldToMain();
  performance.mark('hydrate-start');
  nameWindow(app.environment.company.shopName);
  const shop = page(app, rendered);
  await yieldToMain();
  startTransition(() => {
    hydrateRoot(root, shop, { onRecoverableError: console.error, onCaughtError });
  });
}

/** Until the next page brings its own title, which goes before this one, the window bears the shop's name. */
function nameWindow(shopName: string): void {
  const title = document.createElement('title');
  title.append(shopName);
  document.head.append(title);
}

function renderHere(app: App, root: HTMLElement): void {
  const remote = remoteOfPath(window.location.pathname, app.owners);
  if (remote) void app.pages.learn(remote).catch(() => undefined);
  loadVisitor(app);
  performance.mark('hydrate-start');
  const shop = page(app, null);
  startTransition(() => createRoot(root, { onCaughtError }).render(shop));
}

const { environment, remotes, rendered, isShared } = readBootData();
const loader = createRemoteLoader(remotes, (asked) => void reloadDocument({ store: app.store, asked }));
const app = createApp({ environment, owners: remotes, loader, rendered });
watchVisitor(app);
watchErrors();
if (isShared) void import('./app/share-cookie');
watchPayments();
followTyping();
const typeSavedTexts = takeSaved(app.store);
learnOnIntent(app);

const root = document.getElementById('root');
if (!root) throw new Error('The HTML has no #root');
if (rendered) void takeOver(app, root, rendered);
else renderHere(app, root);
