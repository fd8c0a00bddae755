import { browserTests } from 'build-config/jest';

export default browserTests();
