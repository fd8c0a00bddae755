import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { root } from './paths.mjs';
import { runScript } from './run-script.mjs';

const folder = temporaryFolder();

function scriptOf(source: string): string {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, source);
  return relative(root, file);
}

it('a script killed by a signal rejects with an error that names the signal', async () => {
  const script = scriptOf("process.kill(process.pid, 'SIGKILL');");

  await expect(runScript(script)).rejects.toMatchObject({
    message: expect.stringMatching(/script\.mjs.* SIGKILL/),
    said: false,
  });
});
