import { crc32 } from 'node:zlib';
import { type ZipFile, zipped } from './zip';

async function archiveOf(files: readonly ZipFile[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  async function* given() {
    yield* files;
  }
  for await (const part of zipped(given())) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads an archive by its directory, as unpacking programs do. */
function unpacked(zip: Buffer) {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [date, checksum, size, named] = [14, 16, 20, 28].map((field) =>
      field === 14 || field === 28 ? zip.readUInt16LE(at + field) : zip.readUInt32LE(at + field),
    ) as [number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('ascii', at + 46, at + 46 + named);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    expect(zip.toString('latin1', local, local + 4)).toBe('PK\u0003\u0004');
    at += 46 + named;
    const content = zip.subarray(start, start + size);
    expect(crc32(content)).toBe(checksum);
    const day = [(date >> 9) + 1980, (date >> 5) & 15, date & 31].join('-');
    return { name, day, content: content.toString('latin1') };
  });
}

it('an archive has the files with their days and contents, and none of no files', async () => {
  const files = ['a.pdf', 'longer-name.pdf', 'empty.pdf'].map((name, index) => ({
    name,
    day: `2026-11-${28 + index}`,
    content: Buffer.from(index === 2 ? '' : `%PDF ${index} é`, 'latin1'),
  }));

  expect(unpacked(await archiveOf(files))).toEqual(
    files.map((file) => ({ ...file, content: file.content.toString('latin1') })),
  );
  expect(unpacked(await archiveOf([]))).toEqual([]);
});
