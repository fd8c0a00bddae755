import { RunningShell, type testSettings } from './running-shell';

/** The shell of the current test. */
export let shell: RunningShell;

interface SharedShell {
  readonly worker?: 'built' | 'plain';
  readonly settings?: Partial<typeof testSettings>;
  /** Runs before the server starts. */
  readonly before?: () => void;
}

/** Opens one shell for the tests of a file or block. */
export function openShell({ worker = 'plain', settings, before }: SharedShell = {}): void {
  beforeAll(async () => {
    shell = await RunningShell.prepare(worker);
    before?.();
    await shell.open(settings);
  });
  afterAll(() => shell.stop());
}

/** Prepares a shell for each test of a file or block: the test starts its server with `open`. */
export function prepareShells(): void {
  beforeEach(async () => {
    shell = await RunningShell.prepare('plain');
  });
  afterEach(() => shell.stop());
}
