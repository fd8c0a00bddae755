import { PageMeta } from 'page-kit/page';
import type { ReactNode } from 'react';
import { PageTitle, Wrap } from 'shared-ui/layout';
import styles from './Prose.module.css';

interface ProseProps {
  readonly title: string;
  /** The page's own path. */
  readonly path: string;
  /** What search engines show. */
  readonly description: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** Table of contents or figures beside the text. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page to read: title, lead and text of a readable width. */
export function Prose({ title, path, description, lead, aside, children }: ProseProps) {
  return (
    <Wrap>
      <PageMeta title={title} description={description} path={path} />
      <PageTitle title={title} className={styles.title} />
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.columns}>
        {aside}
        <div className={styles.text}>{children}</div>
      </div>
    </Wrap>
  );
}
