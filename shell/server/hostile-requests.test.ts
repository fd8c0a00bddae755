import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { shell } from './testing/shell-of-the-file';

const oneOf = (words: string) => fc.constantFrom('', ...words.split(' '));
const words =
  '.. % %2F %00 %E0%A4%A %5C \\ __proto__ ;a=b about category-product SACS remotes mfe-catalogue.json preview main.00000000.js';
const word = fc.oneof(oneOf(words), anyText.map(encodeURI));
const query = fc.oneof(oneOf('?token= ?token=x&token=y ?build= ?attempt=1 ?tri=%'), word);
const path = fc.tuple(fc.array(word), query).map(([parts, search]) => `/${parts.join('/')}${search}`);
const names = oneOf('cookie host accept-encoding if-none-match x-forwarded-for x-request-id range');
const values = oneOf('share=7;preview=a.b.c br;q=x,gzip;; W/" [::1 bytes=9-1 ,,,');
const headers = fc.dictionary(names.filter(Boolean), fc.oneof(values, fc.string()));
const report = fc.oneof(
  fc.json(),
  fc.constant('{"kind":"errors","builds":{"mfe-catalogue":{"toString":1}}}'),
);

it('no hostile request gets a 500, and the server stays healthy', async () => {
  await fc.assert(
    fc.asyncProperty(path, headers, report, async (url, sent, body) => {
      const responses = await Promise.all([
        shell.ask(url, sent),
        shell.ask(url, sent, 'OPTIONS'),
        shell.ask('/visits', { 'content-type': 'text/plain' }, 'POST', body),
        shell.ask('/csp-reports', { 'content-type': 'application/csp-report' }, 'POST', body),
      ]);

      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }),
    runs,
  );
  expect((await shell.health()).status).toBe('ok');
});
