import fc from 'fast-check';
import { TextMap } from './text-map';

it('a TextMap has the values of thousands of added keys, and none for another key', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 50 }), {
    minLength: 100,
    maxLength: 200,
  });
  fc.assert(
    fc.property(texts, (keys) => {
      const map = new TextMap();
      const many = keys.flatMap((key) => Array.from({ length: 20 }, (_, index) => `${key} ${index}`));

      for (const key of many) map.add(key, key);

      expect(many.map((key) => map.get(key))).toEqual(many);
      expect([map.size, map.has('absent'), map.get('absent')]).toEqual([many.length, false, undefined]);
    }),
    { numRuns: 20 },
  );
});
