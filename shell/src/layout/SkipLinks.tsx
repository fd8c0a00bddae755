import type { MouseEvent } from 'react';
import styles from './SkipLinks.module.css';

const targets = [
  { id: 'contenu', text: 'Aller au contenu' },
  { id: 'recherche', text: 'Aller à la recherche' },
  { id: 'panier', text: 'Aller au panier' },
];

function go(event: MouseEvent, id: string) {
  // Not by the URL: a fragment would be a navigation of the router.
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The first stops of the keyboard; seen only while they have the focus. */
export function SkipLinks() {
  return targets.map(({ id, text }) => (
    <a key={id} className={styles.skip} href={`#${id}`} onClick={(event) => go(event, id)} data-no-print>
      {text}
    </a>
  ));
}
