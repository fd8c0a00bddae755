import { defineStandalone } from 'build-config/rspack';

export default defineStandalone({ name: 'mfe-catalogue', folder: import.meta.dirname });
