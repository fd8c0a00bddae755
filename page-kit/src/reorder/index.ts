export { lastOrderQuery } from './last-order';
export { orderedLines } from './ordered-lines';
export { type Reorder, type ReorderRow, useReorder } from './use-reorder';
