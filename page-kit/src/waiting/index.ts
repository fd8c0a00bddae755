export { useLateData } from './use-late-data';
