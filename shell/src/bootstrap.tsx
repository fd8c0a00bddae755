import { useAtomValue } from 'jotai';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadVisitor, watchVisitor } from 'shared-contracts/app';
import { sessionKnownAtom } from 'shared-contracts/auth';
import { PageShownContext } from 'shared-contracts/remotes';
// Not for the shell: remotes are given only what its graph contains (decision 002).
import 'react-hot-toast/headless';
import 'shared-contracts/events';
import { type Rendered, readBootData } from './app/boot-data';
import { type App, createApp } from './app/create-app';
import { createRouter, type Router } from './app/create-router';
import { untilPrepared } from './app/offer-retry';
import { pause } from './app/pause';
import { prepareRendered } from './app/prepare-rendered';
import { takeOverQueries } from './app/rendered-queries';
import { ShellProviders } from './app/ShellProviders';
import { settledRouter } from './app/settled-router';
import { remoteOfPath } from './federation/owners';
import { learnOnIntent, preloadWhenIdle } from './federation/preload';
import { createRemoteLoader } from './federation/remote-loader';

/** Runs once, when the first page answers clicks; the benchmark and the replay of early clicks wait for the mark. */
function whenFirstShown(app: App): () => void {
  let shown = false;
  return () => {
    if (shown) return;
    shown = true;
    // Told by an effect, in which React cannot take over a part of the page that is clicked.
    void pause().then(() => {
      loadVisitor(app);
      performance.mark('hydrated');
      window.dispatchEvent(new Event('shop:hydrated'));
      preloadWhenIdle(app);
    });
  };
}

/** From when the session is known, the components themselves hold a price back; until then the early script's mark does. */
function SessionMark({ children }: { children: ReactNode }) {
  const sessionKnown = useAtomValue(sessionKnownAtom);
  useEffect(() => {
    if (sessionKnown) delete document.documentElement.dataset.session;
  }, [sessionKnown]);
  return children;
}

/** A refusal such as an unknown product is no page of its own kind, but it is all there is to show. */
function ShownWithoutPage({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

function page(app: App, router: Router, refused: boolean) {
  const tellShown = whenFirstShown(app);
  // One child in each, as on the server: siblings would change every id that `useId` makes, and labels would lose their fields.
  const pages = (
    <SessionMark>
      <RouterProvider router={settledRouter(router)} useTransitions={false} />
    </SessionMark>
  );
  return (
    <ShellProviders app={app}>
      <PageShownContext value={tellShown}>
        {refused ? <ShownWithoutPage tell={tellShown}>{pages}</ShownWithoutPage> : pages}
      </PageShownContext>
    </ShellProviders>
  );
}

/** Takes over the server's page. While the code of the page cannot be had, its content stays and a line offers another try. */
async function takeOver(app: App, root: HTMLElement, rendered: Rendered): Promise<void> {
  takeOverQueries(app.queryClient, rendered.queries);
  await untilPrepared(
    () => prepareRendered(app, rendered),
    () => prepareAgain(app, rendered),
  );
  // The script that came last has just been evaluated: each step from here on is a task of its own.
  await pause();
  performance.mark('hydrate-start');
  nameWindow(app.environment.company.shopName);
  const router = createRouter(app, rendered);
  await pause();
  startTransition(() => {
    hydrateRoot(root, page(app, router, rendered.errors !== null), { onRecoverableError: console.error });
  });
}

/** Until the next page brings its own title, which goes before this one, the window bears the shop's name. */
function nameWindow(shopName: string): void {
  const title = document.createElement('title');
  title.append(shopName);
  document.head.append(title);
}

async function prepareAgain(app: App, rendered: Rendered): Promise<void> {
  if (rendered.remote) app.loader.refresh(rendered.remote);
  await prepareRendered(app, rendered);
}

function renderHere(app: App, root: HTMLElement): void {
  const remote = remoteOfPath(window.location.pathname, app.owners);
  if (remote) void app.pages.learn(remote).catch(() => undefined);
  loadVisitor(app);
  performance.mark('hydrate-start');
  const router = createRouter(app, null);
  startTransition(() => createRoot(root).render(page(app, router, true)));
}

const { environment, remotes, rendered } = readBootData();
const app = createApp({ environment, owners: remotes, loader: createRemoteLoader(remotes) });
watchVisitor(app);
learnOnIntent(app);

const root = document.getElementById('root');
if (!root) throw new Error('The HTML has no #root');
if (rendered) void takeOver(app, root, rendered);
else renderHere(app, root);
