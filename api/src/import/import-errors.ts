/** The file cannot be imported; the message says what to change. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Maximum number of listed errors; more usually have the same cause. */
const listedFaults = 50;

const mostNamed = 50;

/** Joins references or codes for a message, and abbreviates a long list. */
export function nameSome(codes: readonly string[]): string {
  const more = codes.length > mostNamed ? ` et ${codes.length - mostNamed} autres` : '';
  return codes.slice(0, mostNamed).join(', ') + more;
}

/** Collects the errors in the lines of a file, to report them together. */
export class Faults {
  private readonly lines: string[] = [];
  private count = 0;

  add(position: string, reason: string, field?: string): void {
    this.count += 1;
    if (this.lines.length < listedFaults)
      this.lines.push(`${position}${field ? `, ${field}` : ''} : ${reason}.`);
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** @throws {ImportError} that lists the faults, one per line */
  throwIfAny(): void {
    if (this.isEmpty) return;
    const others = this.count - this.lines.length;
    const rest = others > 0 ? [`… et ${others} ${others === 1 ? 'autre' : 'autres'}.`] : [];
    throw new ImportError([...this.lines, ...rest, 'Rien n’a été importé.'].join('\n'));
  }
}
