export { CommitmentPage as Component } from './CommitmentPage';
