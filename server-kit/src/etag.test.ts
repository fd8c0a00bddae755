import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { etagOf, matchesEtag } from './etag';

it('If-None-Match matches an ETag that it contains, weak or strong, after any other text', () => {
  fc.assert(
    fc.property(anyText, fc.uint8Array(), fc.constantFrom('', 'W/'), (others, content, weak) => {
      const tag = etagOf(Buffer.from(content));

      expect(matchesEtag(tag, `${others}, ${weak}${tag.replace('W/', '')}`)).toBe(true);
      expect(matchesEtag(tag, '"other"')).toBe(false);
    }),
    runs,
  );
});
