import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { type Build, readBuild } from '../build-folder';

const name = 'mfe-account';
/** Returns a hash like the bundler's in file names. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Creates a minimal build of a remote on this machine; `text` determines the names of its files. */
export function makeBuild(text: string, change: Partial<RemoteManifest> = {}): Build {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const put = (file: string, content: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
    return { file, integrity: integrityOf(content) };
  };
  const entry = put(`remote-entry.${hashOf(text)}.js`, `entry ${text}`);
  const page = put(`profile.${hashOf(text)}.js`, `page ${text}`);
  const always = put('assets/logo.0a1b2c3d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put(`${page.file}.map`, 'map');
  put('.fingerprint', 'not served');
  const manifest: RemoteManifest = {
    name,
    version: '1.0.0',
    commit: '0123456789abcdef',
    needs: {},
    entry,
    pages: { 'account:profile': { path: 'profile', public: false, scripts: [page], styles: [] } },
    files: [entry, page, always],
    ...change,
  };
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return readBuild(folder, name);
}
