export { Bone, type BoneProps } from './Bone';
export { CardGridSkeleton, type CardGridSkeletonProps, PageSkeleton } from './PageSkeleton';
export { Spinner, type SpinnerProps } from './Spinner';
