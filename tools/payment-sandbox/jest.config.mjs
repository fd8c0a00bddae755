import { serverTests } from 'build-config/jest';

// Fastify's test injection loads `cookie`, which is published as ES modules only.
export default serverTests({ transformIgnorePatterns: ['/node_modules/(?!cookie/)'] });
