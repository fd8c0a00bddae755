import { PageMeta } from 'page-kit/page';
import type { ReactNode } from 'react';
import { isApiError } from 'shared-contracts/http';
import { PageTitle, Wrap } from 'shared-ui/layout';
import styles from './MailedLinkPage.module.css';

interface MailedLinkPageProps {
  readonly title: string;
  /** Above the content, where it differs from the title of the window. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A page that asks for a mailed link, or that one leads to: one column, whose URL goes to no other site. */
export function MailedLinkPage({ title, heading = title, children }: MailedLinkPageProps) {
  return (
    <Wrap>
      <PageMeta title={title} />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title={heading} />
      <div className={styles.column}>{children}</div>
    </Wrap>
  );
}

/** Takes the token out of address bar, history and referrers; past the router, since the page goes on with it. */
export function stripToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Whether the API refused a mailed link itself, so that another attempt is of no use. */
export const isLinkOver = (error: unknown) =>
  isApiError(error) && error.status !== null && error.status < 429;
