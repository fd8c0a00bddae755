import { passesOnPostgres } from './jest/run-jest';

/**
 * Runs the API's test that sign-in does not reveal which names exist, with 200 names on PostgreSQL,
 * by responses, statements, rows and processor time.
 */
export const prove = (): Promise<boolean> =>
  passesOnPostgres('account/sign-in-oracle', { ORACLE_ROUNDS: '200' });
