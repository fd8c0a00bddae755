import { defineStandalone } from 'build-config/rspack';

export default defineStandalone({ name: 'mfe-account', folder: import.meta.dirname });
