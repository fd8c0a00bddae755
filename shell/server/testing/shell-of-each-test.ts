import { RunningShell } from './running-shell';

/** The shell of the current test: API and remote run, and the test starts the server with `open`. */
export let shell: RunningShell;

beforeEach(async () => {
  shell = await RunningShell.prepare();
});
afterEach(() => shell.stop());
