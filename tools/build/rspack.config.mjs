import { defineServer } from './rspack/shop.mjs';

/** What `sph-remote` runs of the deployment, in one file of the package, with its libraries; `prepack` makes it. */
const program = defineServer({
  name: 'sph-remote',
  folder: import.meta.dirname,
  entry: { deploy: '../deploy/program.ts' },
});

export default { ...program, devtool: false, externals: [] };
