import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
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
import { useRouteFocus } from './use-navigation';
import { useScrollToTop } from './use-scroll-to-top';

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
