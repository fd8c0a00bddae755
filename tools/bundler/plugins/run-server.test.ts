import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { untilDone } from '../../../tests/kit/until';
import { RunServerPlugin } from './run-server.mjs';

const folder = temporaryFolder();

/** Runs a server of this code as the bundler does after its first build. */
function run(code: string) {
  const script = join(folder, 'server.mjs');
  writeFileSync(script, code);
  const taps: Record<string, (stats?: object) => unknown> = {};
  const hook = (name: string) => {
    const tap = (_plugin: string, listener: () => unknown) => {
      taps[name] = listener;
    };
    return { tap, tapPromise: tap };
  };
  const hooks = { done: hook('done'), shutdown: hook('shutdown') };
  const plugin = new RunServerPlugin({ script });
  plugin.apply({ hooks } as never);
  taps.done?.({ hasErrors: () => false, hash: 'first' });
  return plugin;
}

let exit: jest.SpyInstance;
beforeEach(() => {
  exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
});

it('the bundler exits with a server that refuses to start', async () => {
  run('process.exit(3)');

  await untilDone('the bundler exits', () => exit.mock.calls.length > 0);

  expect(exit).toHaveBeenCalledWith(3);
});

it('the bundler continues when a server crashes after its start', async () => {
  const plugin = run(`setInterval(() => {}, 1000); process.send('ready')`);
  await untilDone('the server has started', () => plugin.hasStarted);

  plugin.child?.kill('SIGKILL');
  await untilDone('the server has crashed', () => plugin.child === null);

  expect(exit).not.toHaveBeenCalled();
});
