import { EmptyState, type EmptyStateProps } from './EmptyState';
import { RetryButton } from './RetryButton';

interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'picture' | 'role'> {
  title?: EmptyStateProps['title'];
  onRetry: () => void;
  retrying?: boolean | undefined;
}

/** Renders the failure of a part of the shop, with a retry before further actions. */
export function ErrorState({
  title = 'Momentanément indisponible',
  onRetry,
  retrying = false,
  children,
  ...state
}: ErrorStateProps) {
  return (
    <EmptyState {...state} role="alert" picture="indisponible" title={title}>
      <RetryButton icon="refresh" busy={retrying} onClick={onRetry} />
      {children}
    </EmptyState>
  );
}
