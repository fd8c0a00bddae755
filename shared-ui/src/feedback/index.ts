export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export {
  DelayNote,
  type DelayNoteProps,
  DelaySentence,
  type DelaySentenceProps,
  delaySentences,
  LateNote,
  type LateNoteProps,
  UntilLate,
  type UntilLateProps,
} from './LateNote';
export { Note, type NoteProps } from './Note';
export { CardGridSkeleton, type CardGridSkeletonProps, PageSkeleton } from './PageSkeleton';
export { Pill, type PillProps } from './Pill';
export { Refusal } from './Refusal';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { Spinner, type SpinnerProps } from './Spinner';
export { type Delay, useDelay } from './use-delay';
export { useIsOnline } from './use-is-online';
