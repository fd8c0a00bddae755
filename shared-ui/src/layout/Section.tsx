import { type ReactNode, useId } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

export interface SectionProps {
  /** The section's h2 and name; without it the section has no name of its own. */
  title?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** A link at the right edge of the title. */
  action?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page with the space of a part above it. */
export function Section({ title, lead, action, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={styles.sectionHead}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
