import { randomUUID } from 'node:crypto';
import { appendFileSync, createReadStream, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Characters. */
const pieceLength = 1024 * 1024;

/** Keeps rows in a temporary file, to read them once more without their file, which may change meanwhile. */
export function createSpool<Row>() {
  const path = join(tmpdir(), `boutique-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  // Without a name, the file ends with the process.
  rmSync(path);
  let unwritten = '';

  function write(): void {
    appendFileSync(file, unwritten);
    unwritten = '';
  }

  return {
    add(row: Row): void {
      unwritten += `${JSON.stringify(row)}\n`;
      if (unwritten.length >= pieceLength) write();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
      write();
      let rest = '';
      // Not closed: a transaction that the database repeats reads the rows again.
      const options = { fd: file, start: 0, autoClose: false, highWaterMark: pieceLength } as const;
      for await (const piece of createReadStream('', { ...options, encoding: 'utf8' })) {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) yield JSON.parse(line);
      }
    },
  };
}
