export { useCall } from './use-call';
