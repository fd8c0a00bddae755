import { longest } from 'shared-contracts/api/limits';

/** The reference of a URL is foreign text: one line, no control characters, no longer than the API takes. */
export function cleanReference(text: string | null): string {
  return (text ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longest.orderReference);
}
