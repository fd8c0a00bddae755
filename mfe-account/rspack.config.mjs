import { defineRemote, sharedByRemote } from 'bundler/rspack';

export default defineRemote({
  folder: import.meta.dirname,
  federation: {
    name: 'mfe-account',
    exposes: { './routes': './src/routes.ts', './fragments': './src/fragments.ts' },
    shared: sharedByRemote(import.meta.dirname),
  },
});
