import { passes } from './jest/run-jest';

/**
 * Gives 100,000 values to each parser of what others wrote, by the workspaces' own tests; `npm test` gives each 200.
 * `chosen`: words of the files' paths. True when all properties hold.
 */
export const prove = async (chosen: readonly string[]): Promise<boolean> =>
  passes(['--verbose', '--testTimeout=1200000', [...chosen, '/foreign-input.test'].join('.*')], {
    PARSER_RUNS: '100000',
  });
