import { defineStandalone } from 'bundler/rspack';

export default defineStandalone(import.meta.dirname);
