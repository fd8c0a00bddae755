import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** @param {string} folder */
const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

// Changesets raise the versions of workspaces; the packed shop is none, or remotes here would start it.
const shop = { ...read('tools/shop'), version: read('tools/build').version };
writeFileSync(join(root, 'tools/shop/package.json'), `${JSON.stringify(shop, null, 2)}\n`);
copyFileSync(join(root, 'shell/dist/browser/contract.json'), join(root, 'shared-contracts/released.json'));
