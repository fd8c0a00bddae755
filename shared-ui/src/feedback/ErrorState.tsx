import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import { RetryButton } from './RetryButton';

interface ErrorStateProps {
  title?: ReactNode;
  text: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  headingLevel?: EmptyStateProps['headingLevel'];
  /** Further actions after 'Réessayer'. */
  children?: ReactNode;
}

/** Renders the failure of a part of the shop, with a retry. */
export function ErrorState({
  title = 'Momentanément indisponible',
  text,
  onRetry,
  retrying = false,
  headingLevel,
  children,
}: ErrorStateProps) {
  return (
    <EmptyState role="alert" picture="indisponible" title={title} text={text} headingLevel={headingLevel}>
      <RetryButton icon="refresh" busy={retrying} onClick={onRetry} />
      {children}
    </EmptyState>
  );
}
