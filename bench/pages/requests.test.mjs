import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigh } from './requests.mjs';

const request = (type, startedAt, endedAt, bytes = 100) => ({
  url: '',
  type,
  bytes,
  startedAt,
  endedAt,
  cached: false,
  failed: false,
});

test('scripts asked for together are one wave, one asked for after another came is the next', () => {
  const together = [request('Script', 1, 2), request('Script', 1.1, 3)];
  const chained = [...together, request('Script', 2.5, 4)];

  assert.equal(weigh(together).scriptWaves, 1);
  assert.equal(weigh(chained).scriptWaves, 2);
});

test('pictures are counted apart from what else a page asks for', () => {
  const weight = weigh([
    request('Document', 0, 1, 500),
    request('Image', 1, 2),
    request('Image', 1, 2),
    request('Font', 1, 2),
    request('Icon', 2, 3),
  ]);

  assert.equal(weight.besidePictures, 2);
  assert.equal(weight.pictures, 2);
  assert.equal(weight.bytes, 900);
});
