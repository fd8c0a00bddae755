import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { partNamed } from '../bundler/processes.mjs';
import { Shop } from './process-runner.mjs';

it('a shop starts the shell once the API responds, so that the shell can render pages before it responds', async () => {
  const events: string[] = [];
  const shop = new Shop(['shell', 'api'].map(partNamed));
  jest.spyOn(shop, 'run').mockImplementation(({ name }) => {
    events.push(`${name} starts`);
    return spawn(process.execPath, ['--version']);
  });
  shop.untilAnswering = async ({ name }) => void events.push(`${name} responds`);

  await shop.start();

  expect(events).toEqual(['api starts', 'api responds', 'shell starts', 'shell responds']);
});

it.each([
  ['process.exit(1)', 'code 1'],
  ["process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('a shop does not wait for a process that has ended by %s', async (code, reason) => {
  const child = spawn(process.execPath, ['--eval', code]);
  await once(child, 'exit');

  const start = new Shop([]).untilAnswering(partNamed('api'), child);

  await expect(start).rejects.toThrow(`api n'a pas démarré (${reason}).`);
});
