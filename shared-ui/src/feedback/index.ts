export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './EmptyState';
export {
  type Delay,
  DelayNote,
  type DelayNoteProps,
  DelaySentence,
  type DelaySentenceProps,
  delaySentences,
  LateNote,
  type LateNoteProps,
  UntilLate,
  type UntilLateProps,
  useDelay,
  useIsOnline,
} from './LateNote';
export { Note, type NoteProps } from './Note';
export { Pill, type PillProps } from './Pill';
export { Refusal } from './Refusal';
export {
  CardGridSkeleton,
  type CardGridSkeletonProps,
  PageSkeleton,
  Skeleton,
  type SkeletonProps,
  Spinner,
  type SpinnerProps,
} from './Skeleton';
