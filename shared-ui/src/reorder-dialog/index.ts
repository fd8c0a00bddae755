export { ReorderDialog, type ReorderDialogProps } from './ReorderDialog';
export type { ReorderRow } from './ReorderLine';
