import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import nodemailer from 'nodemailer';
import { replaceFile } from 'server-kit/replace-file';
import type { Environment } from 'shared-contracts/environment';
import type { mails } from '../database/schema';
import { asHtml } from './email-html';
import { asText, type Email } from './email-layout';

/** No email can be delivered for now: the mail server is unreachable or refuses the shop. */
export class DeliveryUnavailable extends Error {
  override name = 'DeliveryUnavailable';
}

/** The connection failed after the message was sent: the mail server may have accepted it. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** The mail server will never accept this email: unknown mailbox or refused content. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}

/** Steps of SMTP that concern the email; earlier steps concern only the server and the shop. */
const stepsOfEmail = ['RCPT TO', 'DATA', 'API'];
const tooLarge = 552;
const closesConnection = 421;

/**
 * Classifies an error of nodemailer. Replies to an email (RFC 5321, 4.2.1): 5xx is final, 4xx temporary.
 * No greeting, a broken connection, 421, a refused login and a refused sender concern all emails.
 * @returns `DeliveryUnavailable`, `EmailRefused`, or the error itself when the email may be accepted later
 */
function meaningOf(error: NodemailerError): Error {
  const { code, command = '', responseCode, permanent } = error;
  const cause = { cause: error };
  const isAboutEmail =
    (code === 'EENVELOPE' && stepsOfEmail.includes(command)) ||
    code === 'EMESSAGE' ||
    responseCode === tooLarge;
  if (!isAboutEmail || responseCode === closesConnection)
    return new DeliveryUnavailable(error.message, cause);
  // Without a reply nodemailer itself refuses: an invalid address, or an email above the server's limit.
  return responseCode === undefined || permanent ? new EmailRefused(error.message, cause) : error;
}

/**
 * Delivers an email. Its message id contains the `id` of its row, so that a duplicate can be recognised.
 * @throws {DeliveryUnavailable} when no email can be delivered at the moment
 * @throws {OutcomeUnknown} when this email may have been accepted
 * @throws {EmailRefused} when this email will never be accepted
 * @throws {Error} when this email may be accepted later
 */
export type Deliver = (
  mail: Pick<typeof mails.$inferSelect, 'id' | 'createdAt'>,
  email: Email,
) => Promise<void>;

/** Prevents out-of-office replies; Exchange heeds the second header (MS-OXCMAIL 2.1.3.2.20). */
const automatic = (kind: string) => ({
  'Auto-Submitted': kind,
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
});

/** One address, whatever its text: nodemailer parses a string as a list, with names and groups. */
const one = (address: string) => ({ name: '', address });

function compose({ company, shop }: Environment, id: string, email: Email) {
  return {
    from: { name: company.shopName, address: company.mailFrom },
    to: one(email.to),
    ...(email.replyTo && { replyTo: one(email.replyTo) }),
    subject: email.subject,
    text: asText(email),
    html: asHtml(email, company.shopName),
    textEncoding: 'quoted-printable' as const,
    ...(email.autoSubmitted !== 'no' && { headers: automatic(email.autoSubmitted ?? 'auto-generated') }),
    messageId: `<${id}@${new URL(shop.url).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Limits in milliseconds. RFC 5321, 4.5.3.2.6: a server may take ten minutes to reply to a message. */
const limits = { greeting: 10_000, envelope: 60_000, message: 600_000 } as const;

/** Sends each email by a connection of its own: nodemailer's pool repeats one when the connection fails. */
export function deliverBySmtp(
  environment: Environment,
  smtpUrl: string,
  greetingTimeout: number = limits.greeting,
): Deliver {
  return async ({ id }, email) => {
    const timeLimit = new AbortController();
    const abort = () => timeLimit.abort(new Error('no reply in time'));
    let timer = setTimeout(abort, limits.envelope);
    let isSent = false;
    async function* watched(message: AsyncIterable<Buffer>) {
      clearTimeout(timer);
      timer = setTimeout(abort, limits.message);
      yield* message;
      isSent = true;
    }
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: greetingTimeout,
      greetingTimeout,
    });
    // The message is read when the server has asked for it, and completed by a dot after its end.
    transport.use('stream', ({ message }, done) => {
      message.processFunc((input) => Readable.from(watched(input)));
      done();
    });
    try {
      await transport.sendMail({ ...compose(environment, id, email), signal: timeLimit.signal });
    } catch (error) {
      const cause = error as NodemailerError;
      if (isSent && !cause.responseCode) throw new OutcomeUnknown(cause.message, { cause });
      throw meaningOf(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Writes each email to an `.eml` file named by date and id, so that a second delivery replaces the first. */
export function deliverToFiles(environment: Environment, folder: string): Deliver {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ id, createdAt }, email) => {
    const { message } = await transport.sendMail(compose(environment, id, email));
    const name = `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`;
    try {
      replaceFile(join(folder, name), message as Buffer);
    } catch (error) {
      throw new DeliveryUnavailable(`${folder} cannot be written`, { cause: error });
    }
  };
}
