import { resolve } from 'node:path';
import { readShellBuild } from './shell-build';

it.each(['/', 'https://files.test/shop/'])('stylesheets below %s load the font from there', (folderUrl) => {
  const { assets, styleText } = readShellBuild(resolve(__dirname, '../../dist'));
  const [font] = assets.fonts;

  const text = assets.styles.map((file) => styleText(file, folderUrl)).join();

  expect(text).toContain(`url(${folderUrl}${font})`);
});
