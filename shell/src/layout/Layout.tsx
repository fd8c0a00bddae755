import { categoriesQuery } from 'page-kit/catalogue';
import { httpContext, queryClientContext } from 'page-kit/page';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';
import { LiveRegion } from 'shared-ui/layout';
import { AuthDialog } from './AuthDialog';
import { CartPanel } from './CartPanel';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { ServiceBar } from './ServiceBar';
import { SkipLinks } from './SkipLinks';
import { Strips } from './Strips';
import { Toasts } from './Toasts';
import { useRouteFocus, useScrollToTop } from './use-navigation';

/** What stands around every page; the page itself is the outlet. */
export function Layout() {
  useScrollToTop();
  const announcement = useRouteFocus();

  return (
    <>
      <SkipLinks />
      <ServiceBar />
      <Header />
      <Strips />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <Outlet />
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

/** The categories for the menu. On the server the HTML waits for them; in the browser they fill in when they come. */
export async function loadLayout({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const categories = context.get(queryClientContext).prefetchQuery(categoriesQuery(context.get(httpContext)));
  if (onServer()) await categories;
  return null;
}
