import { defineServer } from './rspack/shop.mjs';

/** The deployment program that `sph-remote` runs, bundled with its libraries; built by `prepack`. */
const program = defineServer({
  name: 'sph-remote',
  folder: import.meta.dirname,
  entry: { deploy: '../deploy/program.ts' },
});

export default { ...program, devtool: false, externals: [] };
