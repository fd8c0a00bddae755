import { browserTests } from 'bundler/jest';

export default browserTests();
