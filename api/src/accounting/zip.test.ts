import { unzipSync } from 'fflate';
import { zipped } from './zip';

async function unpacked(names: readonly string[]) {
  async function* files() {
    for (const name of names) yield { name, changedAt: new Date(), content: Buffer.from(`%PDF ${name}`) };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipped(files())) parts.push(part);
  const entries = Object.entries(unzipSync(Buffer.concat(parts)));
  return entries.map(([name, content]) => [name, Buffer.from(content).toString()]);
}

it('an archive has its files with their contents, and can be read even if it has none', async () => {
  expect(await unpacked(['a.pdf', 'b.pdf'])).toEqual([
    ['a.pdf', '%PDF a.pdf'],
    ['b.pdf', '%PDF b.pdf'],
  ]);
  expect(await unpacked([])).toEqual([]);
});
