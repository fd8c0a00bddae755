import { PageMeta } from 'page-kit/page';
import type { ReactNode } from 'react';
import { isApiError } from 'shared-contracts/http';
import { Note } from 'shared-ui/feedback';
import { PageTitle, PanelBox, Wrap } from 'shared-ui/layout';
import { takeFocus } from '../layout/take-focus';
import styles from './MailedLinkPage.module.css';

interface MailedLinkPageProps {
  readonly title: string;
  /** Heading of the page, if it differs from the title of the window. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** Renders a page that requests or opens an emailed link: one card, and no referrer for other sites. */
export function MailedLinkPage({ title, heading = title, children }: MailedLinkPageProps) {
  return (
    <Wrap className={styles.page}>
      <PageMeta title={title} />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title={heading} />
      <PanelBox padded className={styles.column}>
        {children}
      </PanelBox>
    </Wrap>
  );
}

/** Renders the result of a used link, focused: the button that used it is gone. */
export function LinkResult({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Note tone="ok">{children}</Note>
    </div>
  );
}

/** Removes the token from URL, history and referrers; not through the router: the page still uses it. */
export function stripToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Whether the API refused the emailed link itself; after a 429, a failure or no response, a retry may succeed. */
export const isLinkOver = (error: unknown) =>
  isApiError(error) && error.status !== null && error.status < 429;
