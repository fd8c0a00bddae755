import { useEnvironment } from 'page-kit/page';
import { useEffect, useRef, useState } from 'react';
import { SidePanel } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/feedback';
import { Icon, Logo } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { OnDemand } from '../OnDemand';
import { useOnNavigation } from '../use-navigation';
import { AccountButton } from './AccountButton';
import { CartButton } from './CartButton';
import { CatalogueLink } from './CatalogueLink';
import { Greeting } from './Greeting';
import styles from './Header.module.css';
import { MainLink, mainLinks } from './MainLinks';
import { ProductsMenu } from './ProductsMenu';
import { SearchButton } from './SearchButton';

/** Loads the menu of narrow windows, which wide ones cannot open. */
const loadMenu = () =>
  import(/* webpackChunkName: "mobile-menu" */ './MobileMenu').then(({ MobileMenu }) => MobileMenu);
const preloadMenu = () => void loadMenu().catch(() => undefined);

/** Sticky header. Only one of products menu, search and mobile menu is open; a navigation closes it. */
export function Header() {
  const [opened, setOpened] = useState<'products' | 'search' | 'menu' | null>(null);
  const { shopName } = useEnvironment().company;
  const { sentinel, compact } = useCompact();
  const close = () => setOpened(null);
  useOnNavigation(close);

  return (
    <>
      <div ref={sentinel} />
      <header className={classNames(styles.header, compact && styles.compact)} data-no-print>
        <Wrap className={`${styles.row} sph-row`}>
          <button
            type="button"
            className={classNames(styles.tool, styles.burger)}
            aria-label="Menu"
            aria-expanded={opened === 'menu'}
            onPointerDown={preloadMenu}
            onFocus={preloadMenu}
            onClick={() => setOpened('menu')}
          >
            <Icon name="menu" />
          </button>
          <a className={styles.logo} href="/" aria-label={`${shopName}, accueil`}>
            <Logo name={shopName} />
          </a>
          <nav className={styles.nav} aria-label="Navigation principale">
            <ul>
              <ProductsMenu
                buttonClass={styles.entry}
                open={opened === 'products'}
                onOpen={() => setOpened('products')}
                onClose={close}
              />
              {mainLinks.map(({ href, text }) => (
                <li key={href}>
                  <MainLink className={styles.entry} href={href}>
                    {text}
                  </MainLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <Greeting className={styles.greeting} />
            <SearchButton
              className={styles.search}
              open={opened === 'search'}
              onOpen={() => setOpened('search')}
              onClose={close}
            />
            <CatalogueLink className={classNames(styles.tool, styles.catalogue)} />
            <AccountButton className={styles.tool} />
            <CartButton className={styles.tool} />
          </div>
        </Wrap>
      </header>
      {opened === 'menu' && (
        <SidePanel open onClose={close} title="Menu">
          <OnDemand load={loadMenu} props={{ onClose: close }} loading={<Spinner />} />
        </SidePanel>
      )}
    </>
  );
}

/** Whether the header is compact: `sentinel`, the element above it, has left the window. */
function useCompact() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [compact, setCompact] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) =>
      setCompact(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return { sentinel, compact };
}
