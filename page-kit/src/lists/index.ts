export { AddToList } from './AddToList';
export { listRefusal, listsQuery, useLists } from './use-lists';
