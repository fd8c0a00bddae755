import { runOnPostgres } from './api-tests/run-on-postgres';

const rounds = 200;

/** The API's own test of what a stranger learns of names, with many more of them, on both databases. True when it passes. */
export const prove = (): Promise<boolean> =>
  runOnPostgres('account/sign-in-oracle', { ORACLE_ROUNDS: String(rounds) });
