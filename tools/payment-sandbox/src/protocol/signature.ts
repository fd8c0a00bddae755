import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hexadecimal HMAC-SHA-256 of the exact text that is sent. */
export function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
