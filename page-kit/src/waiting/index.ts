export { type LateData, useLateData } from './use-late-data';
