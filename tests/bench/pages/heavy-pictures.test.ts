import { gzipSync } from 'node:zlib';
import { padded, pictureBytes } from './heavy-pictures';

it('a padded picture weighs as much as asked and shows the same', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg>';

  const heavy = padded(Buffer.from(svg));

  expect(heavy.length).toBe(pictureBytes);
  expect(heavy.toString().replace(/<!--[0-9a-f]+-->/, '')).toBe(svg);
  expect(gzipSync(heavy).length > pictureBytes / 2).toBe(true);
});
