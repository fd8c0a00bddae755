import { PageMeta } from 'page-kit/page';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './SectionFrame.module.css';
import { type Section, sectionTitles } from './sections';

interface SectionFrameProps {
  readonly section: Section;
  /** Receives the heading, to focus it. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Rendered next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a section of the account with its heading, which is also the title of the page. */
export function SectionFrame({ section, titleRef, action, children }: SectionFrameProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <PageMeta title={sectionTitles[section]} />
      <div className={`${styles.head} sph-row`}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {sectionTitles[section]}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
