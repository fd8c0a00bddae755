import { browserTests } from 'bundler/jest';

export default browserTests({ testMatch: ['<rootDir>/*.proof.ts'], testTimeout: 5_400_000 });
