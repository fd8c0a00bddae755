export { slowAfter } from 'shared-contracts/remotes';
