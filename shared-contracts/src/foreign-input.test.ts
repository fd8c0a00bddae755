import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseCart, readCart } from './cart/stored-lines';
import { EnvironmentError, loadEnvironment } from './environment/load';
import { accountShapes } from './http/account-shapes';
import { isApiError } from './http/api-error';
import { patternsOf, readBody, requireShape } from './http/check-response';
import { publicShapes } from './http/public-shapes';
import { exactAmount, usablePrice } from './pricing';
import { isRemoteManifest } from './remotes/manifest';
import { isExpired, readTokens } from './session/tokens';
import { anyText, runs } from './testing/foreign-input';

const textOrJson = fc.oneof(anyText, fc.json());
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 1e-9, 2 ** 53, 1_000_000));

/** Generates copies of a value with one part replaced, at any depth. */
const damaged = (whole: unknown) =>
  fc
    .tuple(fc.array(fc.nat(20), { maxLength: 6 }), fc.oneof(fc.jsonValue(), textOrJson, anyNumber))
    .map(([path, other]) => replaced(whole, path, other));

function replaced(value: unknown, [index, ...rest]: readonly number[], other: unknown): unknown {
  if (index === undefined || typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  const name = names[index % Math.max(names.length, 1)];
  if (name === undefined) return other;
  const inside = replaced((value as Record<string, unknown>)[name], rest, other);
  return Array.isArray(value) ? value.with(Number(name), inside) : { ...value, [name]: inside };
}

it('any number from an API is a valid price or null, and a valid exact amount or null', () => {
  fc.assert(
    fc.property(fc.oneof(anyNumber, fc.anything()), (given) => {
      expect(exactAmount(given) ?? 0n).toBeGreaterThanOrEqual(0n);
      const price = usablePrice(given);
      if (price === null) return;
      expect(price).toBeGreaterThanOrEqual(0);
      // Half of the eighth decimal, and the precision of a double of this size.
      const unseen = 5.001e-9 + Number(given) * Number.EPSILON;
      expect(Math.abs(price - Number(given))).toBeLessThanOrEqual(unseen);
      expect(usablePrice(price)).toBe(price);
    }),
    runs,
  );
});

describe('arbitrary text in browser storage', () => {
  const line = fc.record({ productCode: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 1 }) });
  const lines = fc.uniqueArray(line, { selector: ({ productCode }) => productCode });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is read as a cart of valid lines with each article once, or as none, and a written cart is read unchanged', () => {
    const text = fc.oneof(
      textOrJson,
      fc.array(fc.oneof(line, fc.jsonValue())).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(text, lines, (stored, written) => {
        const cart = parseCart(stored)?.lines;
        const codes = cart?.map(({ productCode }) => productCode) ?? [];

        expect(new Set(codes).size).toBe(codes.length);
        for (const { quantity } of cart ?? [])
          expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
        expect(parseCart(JSON.stringify(written))).toEqual({ lines: written, isDamaged: false });
        if (cart) expect(parseCart(JSON.stringify(cart))?.lines).toEqual(cart);
      }),
      runs,
    );
  });

  it('never breaks cart and session', () => {
    fc.assert(
      fc.property(textOrJson, textOrJson, textOrJson, (one, other, third) => {
        sessionStorage.setItem('shopping_cart', one);
        localStorage.setItem('shopping_cart', other);
        localStorage.setItem('sph-access', one);
        localStorage.setItem('sph-refresh', other);
        localStorage.setItem('sph-access-received', third);

        expect(readCart()).toMatchObject({ lines: expect.any(Array) });
        expect(readCart()).toEqual(readCart());
        const { access } = readTokens();
        if (access) expect(typeof isExpired(access, Date.now())).toBe('boolean');
      }),
      runs,
    );
  });
});

it('any response body is accepted or rejected as unreadable', () => {
  const shapes = { ...publicShapes, ...accountShapes };
  const calls = patternsOf(shapes);
  fc.assert(
    fc.property(
      textOrJson,
      fc.constantFrom(200, 404, 500),
      fc.constantFrom(...Object.keys(shapes)),
      (text, status, call) => {
        const [method, path = ''] = call.split(' ') as ['GET', string];
        try {
          requireShape(calls, method, path, readBody(status, text));
        } catch (error) {
          if (!isApiError(error)) throw error;
          expect(error).toMatchObject({ code: 'unreadable', status: null });
        }
      },
    ),
    runs,
  );
});

describe('an arbitrary file of an operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-input-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const local = JSON.parse(readFileSync(join(__dirname, '../../environments/local.json'), 'utf8'));

  it('is read as an environment or refused in one line that names the file', () => {
    const file = join(folder, 'environment.json');
    const text = fc.oneof(
      { weight: 4, arbitrary: damaged(local).map((value) => JSON.stringify(value) ?? '') },
      { weight: 1, arbitrary: textOrJson },
    );
    fc.assert(
      fc.property(text, (written) => {
        writeFileSync(file, written);
        try {
          expect(loadEnvironment(file, {}).name).toEqual(expect.any(String));
        } catch (error) {
          if (!(error instanceof EnvironmentError)) throw error;
          expect(error.message).toContain(file);
          expect(error.message).not.toContain('\n');
        }
      }),
      // The parser's message quotes both lines of this text.
      { ...runs, examples: [['\n\u0000']] },
    );
  });

  const named = { file: 'a.js', integrity: `sha384-${'A'.repeat(64)}` };
  const files = { scripts: [named], styles: [] };
  const manifest = {
    name: 'mfe-account',
    version: '1.0.0',
    contract: 1,
    federation: { version: '2.0.0', needs: '^2.0.0' },
    uses: { react: { version: '^19.0.0', names: ['useState'] } },
    entry: named,
    server: named,
    exposes: { './routes': files },
    fragments: { Search: { idle: true } },
    pages: { 'mfe-account:profile': { path: 'profile', public: true, ...files } },
    files: [named],
  };

  it('is refused as a manifest unless all its files are below the remote’s URL', () => {
    expect(isRemoteManifest(manifest)).toBe(true);
    fc.assert(
      fc.property(fc.oneof(damaged(manifest), fc.anything()), (given) => {
        if (!isRemoteManifest(given)) return;
        const { entry, server = entry, pages, files: all = [] } = given;
        const everyFile = [
          entry,
          server,
          ...all,
          ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
        ];
        for (const { file } of everyFile)
          expect(new URL(file, 'http://host/base/').href).toMatch(/^http:\/\/host\/base\/./);
      }),
      runs,
    );
  });
});
