export {
  onStorageChange,
  readStorage,
  removeStorage,
  type StorageKind,
  writeStorage,
} from './browser-storage';
export { forgetAllOf, keyOf } from './owned-keys';
