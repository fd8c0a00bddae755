import { defineRemote } from 'build-config/rspack';

export default defineRemote({ name: 'mfe-catalogue', folder: import.meta.dirname });
