import { useId } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { commitmentFigures } from '../commitment-figures';
import styles from './Commitment.module.css';

/** Renders the environmental commitment in numbers, with a link to its page. */
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
      {commitmentFigures.map(({ figure, text }) => (
        <div key={text} className={styles.figure}>
          <b>{figure}</b>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
