import { passes } from './jest/run-jest';

/**
 * Runs the workspaces' tests of parsers of external input with 100,000 values per property; `npm test` uses
 * 200. `chosen`: words of the files' paths. True when all properties hold.
 */
export const prove = async (chosen: readonly string[]): Promise<boolean> =>
  passes(['--verbose', '--testTimeout=1200000', [...chosen, '/foreign-input.test'].join('.*')], {
    PARSER_RUNS: '100000',
  });
