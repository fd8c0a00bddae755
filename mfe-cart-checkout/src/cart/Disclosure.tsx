import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import styles from './Disclosure.module.css';

/** What few customers need: folded to one line that says what it holds. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      {children}
    </details>
  );
}
