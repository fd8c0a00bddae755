import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { Logo } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { useAccountEntry } from '../header/AccountButton';
import { useCatalogueDownload } from '../header/CatalogueLink';
import { useOnNavigation } from '../use-navigation';
import styles from './Footer.module.css';
import { LegalDialog, type LegalText, legalTitles } from './LegalDialog';

/** Renders company, catalogue, pages and legal texts at the bottom of every page. */
export function Footer() {
  const { company } = useEnvironment();
  const catalogue = useCatalogueDownload();
  const { openAccount } = useAccountEntry();
  const [legal, setLegal] = useState<LegalText | null>(null);
  useOnNavigation(() => setLegal(null));

  const pageEntry = (href: string, text: string) => (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
  const legalEntry = (text: LegalText, label = legalTitles[text]) => (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setLegal(text)}>
        {label}
      </button>
    </li>
  );
  return (
    <footer className={styles.footer} data-on-dark data-no-print>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <Logo name={company.shopName} tone="white" className={styles.logo} />
            <address>
              {company.legalName}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}
            </address>
            <p className={styles.contact}>
              <a className={styles.phone} href={`tel:${company.phone}`}>
                {company.phoneDisplayed}
              </a>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </div>
          <nav aria-label="Boutique">
            <h2>Boutique</h2>
            <ul>
              {pageEntry('/category-product', 'Tous les produits')}
              {catalogue && (
                <li>
                  <a {...catalogue.link}>Catalogue {catalogue.year} (PDF)</a>
                </li>
              )}
              <li>
                <button type="button" onClick={openAccount}>
                  Connexion
                </button>
              </li>
            </ul>
          </nav>
          <nav aria-label="Entreprise">
            <h2>Entreprise</h2>
            <ul>
              {pageEntry('/about', 'À propos')}
              {pageEntry('/commitment', 'Engagement')}
              {pageEntry('/contact', 'Contact')}
            </ul>
          </nav>
          <nav aria-label="Informations légales">
            <h2>Informations légales</h2>
            <ul>
              {pageEntry('/cgv', 'Conditions générales de vente')}
              {legalEntry('notice')}
              {legalEntry('privacy')}
              {legalEntry('accessibility', 'Accessibilité\u00a0: non conforme')}
            </ul>
          </nav>
        </div>
        <p className={styles.end}>
          <span>
            {company.sellsToConsumers
              ? 'Vente aux professionnels et aux particuliers.'
              : 'Vente aux professionnels.'}
          </span>{' '}
          Prix affichés hors taxes, en euros.
        </p>
      </Wrap>
      <LegalDialog shown={legal} onShow={setLegal} onClose={() => setLegal(null)} />
    </footer>
  );
}
