import type { Db } from '../database/database';

/** Returns a database that rolls back each transaction once after its work, then repeats it, as after a deadlock. */
export function repeatingDb(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const rolledBack = new Error('deadlock detected');
    const first = db.transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    }, config);
    await first.catch((error) => {
      if (error !== rolledBack) throw error;
    });
    return db.transaction(work, config);
  };
  return Object.assign(Object.create(db) as Db, { transaction });
}
