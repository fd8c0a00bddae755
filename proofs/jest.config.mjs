import { serverTests } from 'build-config/jest';

export default serverTests({ testMatch: ['<rootDir>/**/*.test.mjs'] });
