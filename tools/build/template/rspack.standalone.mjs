import { defineStandalone } from 'build-config/rspack';

export default defineStandalone(import.meta.dirname);
