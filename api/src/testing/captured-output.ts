import { Writable } from 'node:stream';

/** Captures the output of a log or a command as text. */
export class CapturedOutput extends Writable {
  text = '';

  /** The lines of a log, parsed as objects. */
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
