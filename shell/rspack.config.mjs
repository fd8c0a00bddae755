import { defineHost, defineServer } from 'build-config/rspack';

const folder = import.meta.dirname;

export default [
  defineHost({ name: 'shell', folder, facades: { 'react-router-dom': `${folder}/src/facades/react-router-dom.ts` } }),
  defineServer({ name: 'shell', folder, entry: { main: './server/main.ts', 'check-environment': './server/check-environment.ts' }, output: 'dist/server' }),
];
