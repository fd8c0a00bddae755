import { useId } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { recycledBag } from 'shared-ui/pictures';
import styles from './Commitment.module.css';

/** The environmental commitment in figures (specification, section 1). */
export function Commitment() {
  const titleId = useId();
  return (
    <section className={styles.commitment} aria-labelledby={titleId}>
      <div className={styles.intro}>
        <h2 id={titleId}>Un engagement qui se compte</h2>
        <p>Des choix que l’on peut vérifier, famille par famille&nbsp;: le papier, la chimie, les sacs.</p>
        <ButtonLink href="/commitment" variant="secondary">
          Notre engagement
        </ButtonLink>
      </div>
      <div className={styles.figure}>
        <b>100&nbsp;%</b>
        <p>des produits papier portent un écolabel</p>
      </div>
      <div className={styles.figure}>
        <b>96&nbsp;%</b>
        <p>de la chimie est fabriquée en France</p>
      </div>
      <div className={styles.figure}>
        <b>
          <img src={recycledBag} alt="" width="240" height="180" loading="lazy" />
        </b>
        <p>des sacs en polyéthylène recyclé</p>
      </div>
    </section>
  );
}
