import { RunningShell } from './running-shell';

/** The shell of a test file whose tests only ask it: its server is open. */
export let shell: RunningShell;

beforeAll(async () => {
  shell = await RunningShell.prepare();
  await shell.open();
});
afterAll(() => shell.stop());
