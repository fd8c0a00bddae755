import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { hostRemote } from './serve.mjs';

const folder = temporaryFolder();

it('a remote is served from its deployed folder below a relative REMOTES_FOLDER', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-brands", "config": { "port": 0 } }');
  mkdirSync(join(folder, 'hosts/mfe-brands'), { recursive: true });
  writeFileSync(join(folder, 'hosts/mfe-brands/remote.json'), '{}');
  process.env.REMOTES_FOLDER = relative(process.cwd(), join(folder, 'hosts'));

  const server = await hostRemote(folder);

  try {
    expect((await server.inject('/remote.json')).statusCode).toBe(200);
  } finally {
    delete process.env.REMOTES_FOLDER;
    await server.close();
  }
});
