import type { ReactNode } from 'react';
import { Button } from '../button';
import { EmptyState, type EmptyStateProps } from './EmptyState';

interface ErrorStateProps {
  title?: ReactNode;
  text: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  headingLevel?: EmptyStateProps['headingLevel'];
  /** Further ways out, beside 'Réessayer'. */
  children?: ReactNode;
}

/** A part of the shop that failed to load, with a way to try again. */
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
      <Button icon="refresh" busy={retrying} onClick={onRetry}>
        Réessayer
      </Button>
      {children}
    </EmptyState>
  );
}
