import { createHash } from 'node:crypto';
import type { RemoteFile } from 'shared-contracts/remotes';

/** Whether a file is the one that `remote.json` names, by its sha384. */
export const isIntact = (content: Buffer, { integrity }: RemoteFile) =>
  integrity === `sha384-${createHash('sha384').update(content).digest('base64')}`;
