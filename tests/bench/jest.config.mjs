import { serverTests } from 'bundler/jest';

export default serverTests();
