import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmStart } from '../../tests/kit/npm-start';
import { isRunning } from '../../tests/kit/processes';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { untilDone } from '../../tests/kit/until';
import { runCommand, SetupError } from './run-command.mjs';

const folder = temporaryFolder();
const started = join(folder, 'started');
const stopped = join(folder, 'stopped');
const program = `
  import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
  import { stopWhenAsked } from '${pathToFileURL(join(__dirname, 'run-command.mjs'))}';
  stopWhenAsked(() => {
    appendFileSync('stopped', 'stopping ');
    setTimeout(() => {
      appendFileSync('stopped', 'stopped ');
      process.exit(0);
    }, 200);
  });
  setInterval(() => {}, 1000);
  writeFileSync('starting', String(process.pid));
  renameSync('starting', 'started');
`;

beforeAll(() => {
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'exec node program.mjs' } }),
  );
});
beforeEach(() => {
  for (const file of [started, stopped]) rmSync(file, { force: true });
});

type Started = Awaited<ReturnType<typeof startWithNpm>>;

async function startWithNpm() {
  const { npm, pid } = npmStart({ cwd: folder, stdio: 'ignore' });
  await untilDone('the program runs', () => existsSync(started));
  return { npm, group: pid, program: Number(readFileSync(started, 'utf8')) };
}

/** Which processes get the signal. */
const receivers = {
  'only npm': ({ npm }: Started, signal: NodeJS.Signals) => npm.kill(signal),
  'only the program': ({ program }: Started, signal: NodeJS.Signals) => process.kill(program, signal),
  'each process': ({ group }: Started, signal: NodeJS.Signals) => process.kill(-group, signal),
};

it.each<[keyof typeof receivers, NodeJS.Signals]>([
  ['only npm', 'SIGINT'],
  ['only npm', 'SIGHUP'],
  ['only npm', 'SIGKILL'],
  ['only the program', 'SIGTERM'],
  ['each process', 'SIGINT'],
])('a program that npm runs stops once when %s receives %s', async (receiver, signal) => {
  const processes = await startWithNpm();

  receivers[receiver](processes, signal);

  await untilDone('the program has stopped', () => !isRunning(processes.program));
  expect(readFileSync(stopped, 'utf8')).toBe('stopping stopped ');
});

describe('A command that fails', () => {
  const failing = (error: Error) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    return { done: runCommand(() => Promise.reject(error)), logged, exit };
  };

  it.each([
    ['an error that the user can fix', new SetupError('Port pris.'), ['Port pris.']],
    ['an error that a child process has printed', new SetupError('', { said: true }), []],
    ['a full disk', new Error('ENOSPC: no space left'), [expect.stringMatching(/^Le disque est plein/)]],
  ])('with %s prints at most one line and exits with 1', async (_what, error, lines) => {
    const { done, logged, exit } = failing(error);

    await done;

    expect(logged.mock.calls.flat()).toEqual(lines);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('with a defect throws the error with its stack', async () => {
    const defect = new TypeError('x is undefined');
    const { done, exit } = failing(defect);

    await expect(done).rejects.toBe(defect);
    expect(exit).not.toHaveBeenCalled();
  });
});
