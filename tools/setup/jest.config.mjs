import { serverTests } from 'build-config/jest';

export default serverTests();
