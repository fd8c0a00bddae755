export { CardGridSkeleton, type CardGridSkeletonProps, PageSkeleton } from './PageSkeleton';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { Spinner, type SpinnerProps } from './Spinner';
