import { Shop } from './process-runner.mjs';
import { processNamed } from './process-table.mjs';

it('a shop starts the shell once the API responds, so that the shell can render pages before it responds', async () => {
  const events: string[] = [];
  const shop = new Shop({ parts: ['shell', 'api'].map(processNamed) });
  shop.run = ({ name }) => void events.push(`${name} starts`);
  shop.untilAnswering = async ({ name }) => void events.push(`${name} responds`);

  await shop.start();

  expect(events).toEqual(['api starts', 'api responds', 'shell starts', 'shell responds']);
});
