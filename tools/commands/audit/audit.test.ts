import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit, type LockedPackage, type LockFile } from './audit';

const nothingKnown = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });

/** Returns the lock file of a shop whose API needs one package. */
const lockWith = (entry: LockedPackage, name = 'paint'): LockFile => ({
  packages: {
    '': {},
    api: {},
    'node_modules/api': { link: true },
    [`node_modules/${name}`]: entry,
  },
});
const auditOf = (lock: LockFile, registryAnswer = nothingKnown) =>
  audit({ lock, allowScripts: {}, registryAnswer });

describe('The audit', () => {
  it.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND Zlib', 'Apache-2.0'])(
    'accepts the licence %s',
    (license) => {
      const { lines, code } = auditOf(lockWith({ license }));

      expect(code).toBe(0);
      expect(lines).toEqual(['Licences, scripts et failles connues : rien à signaler.']);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later OR GPL-2.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x'])(
    'reports the package of a licence that cannot be combined with MIT: %s',
    (license) => {
      const { lines, code } = auditOf(lockWith({ license }));

      expect(code).toBe(1);
      expect(lines).toEqual([
        `paint : la licence ${license} ne se combine pas avec MIT (tools/commands/audit/audit.ts).`,
      ]);
    },
  );

  it('ignores the licences of dev-only packages', () => {
    expect(auditOf(lockWith({ license: 'GPL-3.0-only', dev: true })).code).toBe(0);
  });

  it('reports a package without a licence', () => {
    const { lines, code } = auditOf(lockWith({}));

    expect(code).toBe(1);
    expect(lines).toEqual(['paint : licence inconnue (tools/commands/audit/audit.ts).']);
  });

  it('reports a package with an install script that is not allowed', () => {
    const { lines, code } = auditOf(lockWith({ license: 'MIT', hasInstallScript: true }));

    expect(code).toBe(1);
    expect(lines).toEqual(["paint : exécute un script à l'installation (allowScripts, package.json)."]);
  });

  it('reports every known weakness', () => {
    const vulnerabilities = {
      paint: { name: 'paint', severity: 'high', range: '<2.0.0', via: [{ title: 'Paint drips' }, 'brush'] },
    };

    const { lines, code } = auditOf(lockWith({ license: 'MIT' }), JSON.stringify({ vulnerabilities }));

    expect(code).toBe(1);
    expect(lines).toEqual(['paint <2.0.0 : faille connue (high) : Paint drips, par brush']);
  });

  it.each([
    ['refuses', JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' })],
    ['does not respond', ''],
    ['responds with a page', '<html>'],
  ])('reports that weaknesses were not checked if the registry %s', (_what, answer) => {
    const { lines, code } = auditOf(lockWith({ license: 'MIT' }), answer);

    expect(code).toBe(2);
    expect(lines).toEqual(["Failles connues : non vérifiées, le registre n'a pas répondu."]);
  });
});

it('accepts this project if there are no known weaknesses', () => {
  const root = join(__dirname, '../../..');
  const [lock, { allowScripts }] = ['package-lock.json', 'package.json'].map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );

  expect(audit({ lock, allowScripts, registryAnswer: nothingKnown })).toEqual({
    lines: ['Licences, scripts et failles connues : rien à signaler.'],
    code: 0,
  });
});
