import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** @param {string} folder */
const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

// Changesets only raise versions of workspaces. The packed shop is none, since remotes here would start it.
const shop = { ...read('tools/shop'), version: read('tools/build').version };
writeFileSync(join(root, 'tools/shop/package.json'), `${JSON.stringify(shop, null, 2)}\n`);
copyFileSync(join(root, 'shell/dist/browser/contract.json'), join(root, 'shared-contracts/released.json'));
