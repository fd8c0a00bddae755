import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { urlOf } from '../setup/process-table.mjs';

/** @type {{ password: string, customers: readonly { username: string }[] }} */
const demo = JSON.parse(readFileSync(join(root, 'api/seed/accounts.json'), 'utf8'));

/** Returns the message of a start once the shop is ready. */
export const readyMessage = () => `Boutique prête : ${urlOf('shell')}
État : ${urlOf('shell')}/status
Courriels : ${urlOf('api')}/dev/mailbox
Clients de démonstration : ${demo.customers.map(({ username }) => username).join(', ')} ; mot de passe : ${demo.password}`;
