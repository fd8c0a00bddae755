import { useEnvironment } from 'page-kit/page';
import { useId } from 'react';
import { ButtonLink } from 'shared-ui/button';
import styles from './Help.module.css';

/** Renders phone, email and contact link of the company. */
export function Help() {
  const titleId = useId();
  const { company } = useEnvironment();
  return (
    <section className={`${styles.help} sph-row`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>Une question&#8239;? Parlons-en.</h2>
        <p>Un conseil produit, un devis, une livraison à caler&nbsp;: un interlocuteur vous répond.</p>
      </div>
      <dl>
        <dt className="sph-quiet">Téléphone</dt>
        <dd>
          <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>
        </dd>
      </dl>
      <dl>
        <dt className="sph-quiet">E-mail</dt>
        <dd className={styles.mail}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </dl>
      <ButtonLink href="/contact">Nous contacter</ButtonLink>
    </section>
  );
}
