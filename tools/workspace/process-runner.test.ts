import { partNamed } from '../bundler/processes.mjs';
import { Shop } from './process-runner.mjs';

it('a shop starts the shell once the API responds, so that the shell can render pages before it responds', async () => {
  const events: string[] = [];
  const shop = new Shop(['shell', 'api'].map(partNamed));
  shop.run = ({ name }) => void events.push(`${name} starts`);
  shop.untilAnswering = async ({ name }) => void events.push(`${name} responds`);

  await shop.start();

  expect(events).toEqual(['api starts', 'api responds', 'shell starts', 'shell responds']);
});

it.each([
  [{ code: 1, signal: null }, 'code 1'],
  [{ code: null, signal: 'SIGKILL' as const }, 'SIGKILL'],
])('a shop does not wait for a process that has ended with %j', async (end, reason) => {
  const shop = new Shop([]);
  shop.ends.set('api', end);

  await expect(shop.untilAnswering(partNamed('api'))).rejects.toThrow(`api n'a pas démarré (${reason}).`);
});
