import { PageMeta } from 'page-kit/page';
import type { ReactNode } from 'react';
import { PageTitle, Wrap } from 'shared-ui/layout';
import styles from './Prose.module.css';

interface ProseProps {
  readonly title: string;
  /** Path of the page. */
  readonly path: string;
  /** Description for search engines. */
  readonly description: string;
  /** One sentence below the title. */
  readonly lead: string;
  /** Table of contents or key figures next to the text. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a text page: title, lead and text of a readable width. */
export function Prose({ title, path, description, lead, aside, children }: ProseProps) {
  return (
    <Wrap>
      <PageMeta title={title} description={description} path={path} />
      <PageTitle title={title} className={styles.title} />
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        {aside}
        <div className={`${styles.text} sph-bullets sph-stack`}>{children}</div>
      </div>
    </Wrap>
  );
}
