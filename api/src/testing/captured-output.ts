import { Writable } from 'node:stream';

/** Where a log or a command writes in a test: keeps everything as text. */
export class CapturedOutput extends Writable {
  text = '';

  /** The lines of a log, each as its object. */
  get entries(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  override _write(part: unknown, _encoding: BufferEncoding, done: () => void): void {
    this.text += part;
    done();
  }
}
