export { lastOrderQuery } from './last-order';
export { type Reorder, type ReorderRow, useReorder } from './use-reorder';
