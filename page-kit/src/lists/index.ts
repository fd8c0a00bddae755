export { AddToList } from './AddToList';
export { articleCount, listRefusal, listsQuery, useLists } from './use-lists';
