import { RunningShell } from './running-shell';

/** The shell of the test that runs: API and remote are there, its server once the test opens it. */
export let shell: RunningShell;

beforeEach(async () => {
  // What a broken page of a test says is not a fault of the test.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shell = await RunningShell.prepare();
});
afterEach(() => shell.stop());
