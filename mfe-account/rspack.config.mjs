import { defineRemote } from 'build-config/rspack';

export default defineRemote({ name: 'mfe-account', folder: import.meta.dirname });
