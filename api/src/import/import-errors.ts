import { counted } from '../operator-messages';

/** The file cannot be imported; the message says what to change. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Maximum number of codes or faults in a message; more usually have the same cause. */
const mostListed = 50;

/** Joins references or codes for a message, and abbreviates a long list. */
export function nameSome(codes: readonly string[]): string {
  const more = codes.length > mostListed ? ` et ${counted(codes.length - mostListed, 'autre')}` : '';
  return codes.slice(0, mostListed).join(', ') + more;
}

/** Collects the errors in the lines of a file, to report them together. */
export class Faults {
  private readonly lines: string[] = [];
  private count = 0;

  add(position: string, reason: string, field?: string): void {
    this.count += 1;
    if (this.lines.length < mostListed)
      this.lines.push(`${position}${field ? `, ${field}` : ''} : ${reason}.`);
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** @throws {ImportError} that lists the faults, one per line */
  throwIfAny(): void {
    if (this.isEmpty) return;
    const others = this.count - this.lines.length;
    const rest = others > 0 ? [`… et ${counted(others, 'autre')}.`] : [];
    throw new ImportError([...this.lines, ...rest, 'Rien n’a été importé.'].join('\n'));
  }
}
