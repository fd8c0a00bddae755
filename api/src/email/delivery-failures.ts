import type { NodemailerError } from 'nodemailer';

/** Nothing can be handed over at the moment, whatever the letter: the mail server is away, or refuses the shop. */
export class DeliveryUnavailable extends Error {
  override name = 'DeliveryUnavailable';
}

/** The mail server will never take this letter: the mailbox does not exist, or it does not accept what is written. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
}

/** Steps of SMTP that are about the letter: those before are about the server and the shop alone. */
const stepsOfLetter = ['RCPT TO', 'DATA', 'API'];
const tooLarge = 552;
const closesConnection = 421;

/**
 * What an error of nodemailer means (RFC 5321, section 4.2.1): of replies to a letter, 5xx are for ever and 4xx for now.
 * No greeting, a broken connection, 421, a refused login and a refused sender are no verdict on a letter.
 * @returns `DeliveryUnavailable`, `LetterRefused`, or the error itself when the letter may be taken later
 */
export function meaningOf(error: NodemailerError): Error {
  const { code, command = '', responseCode, permanent } = error;
  const cause = { cause: error };
  const isAboutLetter =
    (code === 'EENVELOPE' && stepsOfLetter.includes(command)) ||
    code === 'EMESSAGE' ||
    responseCode === tooLarge;
  if (!isAboutLetter || responseCode === closesConnection)
    return new DeliveryUnavailable(error.message, cause);
  // Without a reply it is nodemailer that refuses: an address that is none, a letter larger than the server takes.
  return responseCode === undefined || permanent ? new LetterRefused(error.message, cause) : error;
}
