export { EmptyState, ErrorState } from './EmptyState';
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
export { Note } from './Note';
export { Pill } from './Pill';
export { Refusal } from './Refusal';
export { PageSkeleton, Skeleton, Spinner } from './Skeleton';
