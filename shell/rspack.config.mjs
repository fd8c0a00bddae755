import { defineHost, defineInlineScript, defineRenderer, defineServer } from 'build-config/rspack';

const folder = import.meta.dirname;
const facades = { 'react-router-dom': `${folder}/src/facades/react-router-dom.ts` };

export default [
  defineHost({ name: 'shell', folder, facades }),
  defineInlineScript({ name: 'shell', folder, entry: { early: './src/early/early.ts' } }),
  defineRenderer({
    name: 'shell',
    folder,
    entry: { worker: './server/render/worker.ts' },
    output: 'dist/render',
    facades,
  }),
  defineServer({
    name: 'shell',
    folder,
    entry: { main: './server/main.ts', 'check-environment': './server/check-environment.ts' },
    output: 'dist/server',
  }),
];
