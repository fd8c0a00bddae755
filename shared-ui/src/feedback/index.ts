export { EmptyState } from './EmptyState';
export { ErrorState } from './ErrorState';
export {
  type Delay,
  DelayNote,
  DelaySentence,
  delaySentences,
  LateNote,
  UntilLate,
  useDelay,
  useIsOnline,
} from './LateNote';
export { Note, Pill, Refusal, RetryNote } from './Note';
export { RetryButton } from './RetryButton';
export { LoadingText, PageSkeleton, Skeleton, Spinner } from './Skeleton';
