import { browserTests } from 'build-config/jest';

export default browserTests({ testMatch: ['<rootDir>/*.proof.ts'], testTimeout: 5_400_000 });
