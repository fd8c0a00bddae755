import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from './audit';
import { type LockedPackage, type LockFile, shippedPackages } from './shipped-packages';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const nothingKnown = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });

/** A lock file of a shop whose API needs one package. */
const lockWith = (entry: LockedPackage, name = 'paint'): LockFile => ({
  packages: {
    '': {},
    api: { dependencies: { [name]: '1.0.0' } },
    'node_modules/api': { resolved: 'api', link: true },
    [`node_modules/${name}`]: entry,
  },
});
const auditOf = (lock: LockFile, registryAnswer = nothingKnown) =>
  audit({ lock, root: folder, registryAnswer });

describe('Whoever audits the shop', () => {
  it.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND Zlib', 'Apache-2.0'])(
    'is told that all is fine with %s',
    (license) => {
      const { lines, code } = auditOf(lockWith({ license }));

      expect(code).toBe(0);
      expect(lines).toEqual(['Licences, scripts et failles connues : rien à signaler.']);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later OR GPL-2.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x'])(
    'reads the name of the package and of the licence %s',
    (license) => {
      const { lines, code } = auditOf(lockWith({ license }));

      expect(code).toBe(1);
      expect(lines).toEqual([
        `paint : la licence ${license} ne se combine pas avec MIT (tools/commands/audit/licences.ts).`,
      ]);
    },
  );

  it('reads that a licence is unknown', () => {
    const { lines, code } = auditOf(lockWith({}));

    expect(code).toBe(1);
    expect(lines).toEqual(['paint : licence inconnue (tools/commands/audit/licences.ts).']);
  });

  it.each([
    ['one', { license: { type: 'MIT' } }, 0],
    ['a list', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] }, 0],
    ['a list without a good one', { licenses: [{ type: 'GPL-2.0-only' }] }, 1],
  ])(
    'finds the licence in the installed package where the lock file has none, in the old form: %s',
    (_what, entry, code) => {
      mkdirSync(join(folder, 'node_modules/old'), { recursive: true });
      writeFileSync(join(folder, 'node_modules/old/package.json'), JSON.stringify(entry));

      expect(auditOf(lockWith({}, 'old')).code).toBe(code);
    },
  );

  it('reads which package runs a script when it is installed', () => {
    const { lines, code } = auditOf(lockWith({ license: 'MIT', hasInstallScript: true }));

    expect(code).toBe(1);
    expect(lines).toEqual([
      "paint : exécute un script à l'installation (tools/commands/audit/install-scripts.ts).",
    ]);
  });

  it('reads every known weakness', () => {
    const vulnerabilities = {
      paint: { name: 'paint', severity: 'high', range: '<2.0.0', via: [{ title: 'Paint drips' }, 'brush'] },
    };

    const { lines, code } = auditOf(lockWith({ license: 'MIT' }), JSON.stringify({ vulnerabilities }));

    expect(code).toBe(1);
    expect(lines).toEqual(['paint <2.0.0 : faille connue (high) : Paint drips, par brush']);
  });

  it.each([
    ['refuses', JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' })],
    ['says nothing', ''],
    ['answers a page', '<html>'],
  ])('never hears that all is fine when the registry %s', (_what, answer) => {
    const { lines, code } = auditOf(lockWith({ license: 'MIT' }), answer);

    expect(code).toBe(2);
    expect(lines).toEqual(["Failles connues : non vérifiées, le registre n'a pas répondu."]);
  });

  it('hears of a problem first, and of what was not checked all the same', () => {
    const { lines, code } = auditOf(lockWith({ license: 'GPL-3.0-only' }), '');

    expect(code).toBe(1);
    expect(lines).toHaveLength(2);
  });
});

describe('What is shipped', () => {
  it('is what the workspaces need at run time, each in the copy that it finds', () => {
    const lock: LockFile = {
      packages: {
        '': { devDependencies: { jest: '1.0.0' } },
        api: { dependencies: { server: '1.0.0', contracts: '1.0.0' }, devDependencies: { jest: '1.0.0' } },
        'shared-contracts': { dependencies: { schema: '1.0.0' } },
        'build-config': { dependencies: { bundler: '1.0.0' } },
        'node_modules/contracts': { resolved: 'shared-contracts', link: true },
        'api/node_modules/server': {
          dependencies: { socket: '2.0.0' },
          optionalDependencies: { fast: '1.0.0' },
        },
        'api/node_modules/server/node_modules/socket': { dependencies: { wire: '1.0.0' } },
        'node_modules/server': {},
        'node_modules/socket': {},
        'node_modules/wire': { dependencies: { socket: '1.0.0' } },
        'node_modules/fast': {},
        'node_modules/schema': {},
        'node_modules/bundler': {},
        'node_modules/jest': {},
      },
    };

    expect(shippedPackages(lock)).toEqual([
      'api/node_modules/server',
      'api/node_modules/server/node_modules/socket',
      'node_modules/fast',
      'node_modules/schema',
      'node_modules/socket',
      'node_modules/wire',
    ]);
  });
});

it('finds nothing to say of the packages of this shop but what the registry tells', () => {
  const root = join(__dirname, '../../..');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  expect(audit({ lock, root, registryAnswer: nothingKnown })).toEqual({
    lines: ['Licences, scripts et failles connues : rien à signaler.'],
    code: 0,
  });
});
