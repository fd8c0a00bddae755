import { crc32 } from 'node:zlib';

export interface ZipFile {
  /** In ASCII. */
  readonly name: string;
  /** Day in Paris (yyyy-mm-dd). */
  readonly day: string;
  readonly content: Buffer;
}

/** Joins numbers in little-endian. @param widths bytes of each number */
const packed = (widths: string, ...numbers: readonly number[]): Buffer =>
  Buffer.concat(
    numbers.map((value, index) => {
      const width = Number(widths[index]);
      const buffer = Buffer.alloc(width);
      buffer.writeUIntLE(value, 0, width);
      return buffer;
    }),
  );

/** The day as DOS stores it. */
function dosDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
}

/**
 * Yields an archive in parts (PKWARE's APPNOTE 4.3, without ZIP64: up to 4 GiB and 65,535 files). Files are
 * stored as they are: PDF files are compressed already.
 */
export async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, day, content } of files) {
    const label = Buffer.from(name, 'ascii');
    const size = content.length;
    // Version, flags, method, time and day; checksum and sizes; lengths of the name and of extra fields.
    const times = [20, 0, 0, 0, dosDay(day)];
    const about = packed('2222244422', ...times, crc32(content), size, size, label.length, 0);
    // Length of a comment, disk, attributes, position.
    const place = packed('22244', 0, 0, 0, 0, offset);
    directory.push(Buffer.concat([packed('42', 0x02014b50, 20), about, place, label]));
    const head = Buffer.concat([packed('4', 0x04034b50), about, label]);
    offset += head.length + size;
    yield head;
    yield content;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length;
  yield listed;
  yield packed('42222442', 0x06054b50, 0, 0, count, count, listed.length, offset, 0);
}
