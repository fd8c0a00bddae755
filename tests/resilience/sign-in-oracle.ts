import { passesOnPostgres } from './jest/run-jest';

/** The API's own test of what a stranger learns of names, with 200 of them, on PostgreSQL. True when it passes. */
export const prove = (): Promise<boolean> =>
  passesOnPostgres('account/sign-in-oracle', { ORACLE_ROUNDS: '200' });
