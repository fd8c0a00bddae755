import { Zip, ZipPassThrough } from 'fflate';

interface ZipFile {
  readonly name: string;
  readonly changedAt: Date;
  readonly content: Buffer;
}

/** Yields an archive in parts. Files are stored as they are: PDF files are compressed already. */
export async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, changedAt, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = changedAt;
    zip.add(entry);
    entry.push(content, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts;
}
