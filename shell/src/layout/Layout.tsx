import { useAtomValue } from 'jotai';
import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext, whenIdle } from 'page-kit/page';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useToasterStore } from 'react-hot-toast/headless';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { personChangesAtom } from 'shared-contracts/auth';
import { onServer } from 'shared-contracts/rendering';
import { LiveRegion } from 'shared-ui/layout';
import { ActivationStrip } from './ActivationStrip';
import { AuthDialog } from './AuthDialog';
import { CartPanel } from './CartPanel';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { OfflineStrip } from './OfflineStrip';
import { OnDemand } from './OnDemand';
import { ServiceBar } from './ServiceBar';
import { useRouteFocus, useScrollToTop } from './use-navigation';

/** Renders everything around a page; the page itself is the outlet. */
export function Layout() {
  useScrollToTop();
  const announcement = useRouteFocus();
  // What one customer has typed into a page is not for the next one who signs in.
  const personChanges = useAtomValue(personChangesAtom);

  return (
    <>
      <SkipLinks />
      <ServiceBar />
      <Header />
      <div className={styles.strips} data-no-print>
        <ActivationStrip />
        <OfflineStrip />
      </div>
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <Outlet key={personChanges} />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <CartPanel />
      <AuthDialog />
      <Toasts />
      <LiveRegion message={announcement} />
    </>
  );
}

/** Loads the categories for the menu. The server waits for them; in the browser they are added later. */
export async function loadLayout({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const categories = context.get(queryClientContext).prefetchQuery(categoriesQuery(context.get(httpContext)));
  if (onServer()) await categories;
  return null;
}

const targets = [
  { id: 'contenu', text: 'Aller au contenu' },
  { id: 'recherche', text: 'Aller à la recherche' },
  { id: 'panier', text: 'Aller au panier' },
];

function go(event: MouseEvent, id: string) {
  // Not by a fragment in the URL: the router would navigate.
  event.preventDefault();
  document.getElementById(id)?.focus();
}

function SkipLinks() {
  return targets.map(({ id, text }) => (
    <a key={id} className={styles.skip} href={`#${id}`} onClick={(event) => go(event, id)} data-no-print>
      {text}
    </a>
  ));
}

const loadToastRegion = () =>
  import(/* webpackChunkName: "toasts" */ 'shared-ui/toast-region').then(({ ToastRegion }) => ToastRegion);

/** Renders the toasts. Their code loads with the first toast or when the page is idle. */
function Toasts() {
  const { toasts } = useToasterStore();
  const [requested, setRequested] = useState(false);
  useEffect(() => whenIdle(() => setRequested(true)), []);

  if (toasts.length > 0 && !requested) setRequested(true);
  if (!requested) return null;
  return <OnDemand load={loadToastRegion} props={{}} loading={null} />;
}
