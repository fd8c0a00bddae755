import { expect, test } from '@playwright/test';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { Server } from '../../kit/server';
import { expectRingsAllTheWay } from '../shop/focus-ring';
import { expectReadableInForcedColors } from '../shop/forced-colors';
import { expectGoodLooks } from '../shop/screen-checks';

test('every component of the gallery can be used at every width, in forced colours and by keyboard', async ({
  page,
}) => {
  test.slow();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const gallery = new Server('tools/commands/gallery.mjs', url, { ...process.env, PORT: String(port) });
  try {
    await gallery.start();
    await page.goto(url);
    const folders = await page
      .getByRole('navigation', { name: 'Composants' })
      .getByRole('link')
      .allTextContents();

    for (const folder of folders)
      await test.step(folder, async () => {
        await page.goto(`${url}/${folder}`);
        await expect(page.getByRole('heading', { level: 1, name: folder })).toBeVisible();
        await expectGoodLooks(page);
        await expectReadableInForcedColors(page);
        await expectRingsAllTheWay(page, page.getByRole('main'));
        for (const open of await page.getByRole('button', { name: 'Ouvrir' }).all()) {
          await open.click();
          await expectGoodLooks(page);
          await page.keyboard.press('Escape');
        }
      });
  } finally {
    await gallery.stop();
  }
});
