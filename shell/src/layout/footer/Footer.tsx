import { useEnvironment } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { Logo } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { CompanyAddress, compliance } from '../company-facts';
import { useAccountEntry } from '../header/AccountButton';
import { useCatalogueDownload } from '../header/CatalogueLink';
import { useOnNavigation } from '../use-navigation';
import styles from './Footer.module.css';
import { LegalDialog, legalTitles } from './LegalDialog';
import type { LegalText } from './legal/LegalTexts';

/** Renders company, catalogue, pages and legal texts at the bottom of every page. */
export function Footer() {
  const { company } = useEnvironment();
  const catalogue = useCatalogueDownload();
  const { signedIn, openAccount } = useAccountEntry();
  // Not while hydrating: the footer hydrates after the session is known, and the server does not know it.
  const [isCustomer, setIsCustomer] = useState(false);
  useEffect(() => setIsCustomer(signedIn), [signedIn]);
  const [legal, setLegal] = useState<LegalText | null>(null);
  useOnNavigation(() => setLegal(null));

  const pageEntry = (href: string, text: string) => (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
  const legalEntry = (text: LegalText) => (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setLegal(text)}>
        {legalTitles[text]}
      </button>
    </li>
  );
  return (
    <footer className={styles.footer} data-on-dark data-no-print>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <Logo name={company.shopName} tone="white" className={styles.logo} />
            <CompanyAddress />
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
                  {isCustomer ? 'Connexion (mon compte)' : 'Connexion'}
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
              {pageEntry('/accessibilite', `Accessibilité\u00a0: ${compliance}`)}
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
      {legal && <LegalDialog shown={legal} onClose={() => setLegal(null)} />}
    </footer>
  );
}
