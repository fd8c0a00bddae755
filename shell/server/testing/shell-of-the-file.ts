import { RunningShell } from './running-shell';

/** One running shell for all tests of a file, which only send requests to it. */
export let shell: RunningShell;

beforeAll(async () => {
  shell = await RunningShell.prepare();
  await shell.open();
});
afterAll(() => shell.stop());
