/** The command cannot be executed; the message says what to change. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** '1 commande exportée', '2 commandes exportées': adds an s to each of the singular `words`. */
export const counted = (count: number, words: string): string =>
  `${count} ${count < 2 ? words : words.replace(/\p{L}+/gu, '$&s')}`;
