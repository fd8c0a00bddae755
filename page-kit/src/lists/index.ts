export { listRefusal } from './list-refusal';
export { listsQuery } from './lists-query';
export { useAddToList } from './use-add-to-list';
export { type ListQuestionProps, useListEntry } from './use-list-entry';
export { useLists } from './use-lists';
