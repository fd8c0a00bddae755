import { RunningShell } from './running-shell';

/** The shell of the test that runs: API and remote are there, its server once the test opens it. */
export let shell: RunningShell;

beforeEach(async () => {
  shell = await RunningShell.prepare();
});
afterEach(() => shell.stop());
