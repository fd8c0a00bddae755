import { loadCartAtom, followOtherTabs } from 'shared-contracts/cart';
import { loadSessionAtom } from 'shared-contracts/auth';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import 'react-hot-toast/headless';
import 'shared-contracts/events';
import 'shared-ui/styles.css';
import { AppProviders } from './app/AppProviders';
import { readBootData } from './app/boot-data';
import { createApp } from './app/create-app';
import { createRouter } from './app/create-router';
import { remoteOfPath } from './federation/remote-table';

/** Marks the moment from which the page answers clicks; the benchmark reads it. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}

const app = createApp(readBootData());
const remote = remoteOfPath(window.location.pathname);
if (remote) void app.pages.learn(remote).catch(() => undefined);

app.store.set(loadCartAtom);
app.store.set(loadSessionAtom);
followOtherTabs(app.store);

const place = document.getElementById('root');
if (!place) throw new Error('The HTML has no #root');
performance.mark('hydrate-start');
startTransition(() => {
  createRoot(place).render(
    <AppProviders app={app}>
      <RouterProvider router={createRouter(app)} />
      <Hydrated />
    </AppProviders>,
  );
});
