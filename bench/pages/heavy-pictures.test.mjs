import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { padded, pictureBytes } from './heavy-pictures.mjs';

test('a padded picture weighs as much as asked and shows the same', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg>';

  const heavy = padded(Buffer.from(svg));

  assert.equal(heavy.length, pictureBytes);
  assert.equal(heavy.toString().replace(/<!--[0-9a-f]+-->/, ''), svg);
  assert.ok(gzipSync(heavy).length > pictureBytes / 2);
});
