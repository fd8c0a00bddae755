import { createHash } from 'node:crypto';
import { inBatches, type Tx } from '../database/database';
import { pictures } from '../database/schema';

const rowsPerStatement = 200;

/** Names a picture by its content. */
export const pictureHash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Stores each picture once, under the hash of its content. */
export async function storePictures(tx: Tx, svgs: Iterable<string>): Promise<void> {
  const rows = [...new Set(svgs)].map((svg) => ({ hash: pictureHash(svg), svg }));
  await inBatches(rows, rowsPerStatement, (part) => tx.insert(pictures).values(part).onConflictDoNothing());
}
