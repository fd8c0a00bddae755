import fc from 'fast-check';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { isSignedFor } from './deployment/signature';
import { encodingFor, etagOf, isKnown } from './pages/http';
import { destinationOf } from './pages/resolve-page';

const headerPart = fc.oneof(
  fc.constantFrom(
    'br',
    'gzip',
    'identity',
    '*',
    ';',
    'q=0',
    'q=1',
    'q=0.5',
    'q=x',
    ',',
    ' ',
    '"',
    'W/"',
    '__proto__',
  ),
  anyText,
);
const header = fc.array(headerPart).map((parts) => parts.join(''));

describe('headers of any client', () => {
  it('ask for an encoding that is offered, or for none', () => {
    fc.assert(
      fc.property(fc.oneof(header, fc.array(header), fc.constant(undefined)), (given) => {
        expect(['br', 'gzip', null]).toContain(encodingFor(given, ['br', 'gzip']));
      }),
      runs,
    );
  });

  it('name an answer that is known where its tag is among theirs, however weak', () => {
    fc.assert(
      fc.property(header, fc.uint8Array(), fc.constantFrom('', 'W/'), (given, content, weak) => {
        const tag = etagOf(Buffer.from(content));

        expect(typeof isKnown(tag, given)).toBe('boolean');
        expect(isKnown(tag, `"other", ${weak}${tag.replace('W/', '')}`)).toBe(true);
        expect(isKnown(tag, '"other"')).toBe(false);
      }),
      runs,
    );
  });
});

describe('a URL', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  const page = { path: 'about', public: true, scripts: [], styles: [] };
  const assets = { scripts: [], styles: [], fonts: [], pages: { 'shell:about': page } };
  const remote = {
    url: 'http://x.test/',
    pointer: '/remotes/x.json',
    prefixes: ['order'],
    slots: [],
    manifest: null,
  };
  const part = fc.oneof(
    fc.constantFrom(
      'order',
      'about',
      '..',
      '.',
      '%',
      '%ff',
      '%2e%2e',
      '',
      'constructor',
      '__proto__',
      ':id',
      '*',
      '//x.test',
    ),
    anyText,
  );

  it('leads to a page of the shell, to a remote or nowhere', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const found = destinationOf(`/${parts.join('/')}`, assets, { 'mfe-x': remote });

        if (found) expect(['shell:about', null]).toContain(found.id);
      }),
      runs,
    );
  });
});

it('a signature that nobody made is none', () => {
  const part = fc.oneof(
    anyText,
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  );
  const signature = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('..'));
  fc.assert(
    fc.property(signature, fc.array(anyText), (given, keys) => {
      expect(isSignedFor({ name: 'mfe-x', signature: given } as RemoteManifest, keys)).toBe(false);
    }),
    runs,
  );
});
