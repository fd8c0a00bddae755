import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Environment } from 'shared-contracts/environment';
import { asHtml, asText, type Letter } from './letter';

/** Hands a letter over; `id` names it, so that a second delivery of the same mail can be told. */
export type Deliver = (id: string, letter: Letter) => Promise<void>;

function compose({ company, shop }: Environment, id: string, letter: Letter) {
  return {
    from: { name: company.shopName, address: company.mailFrom },
    to: letter.to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    textEncoding: 'quoted-printable' as const,
    messageId: `<${id}@${new URL(shop.url).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends through a mail server. */
export function deliverBySmtp(environment: Environment, smtpUrl: string): Deliver {
  const transport = nodemailer.createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return async (id, letter) => {
    await transport.sendMail(compose(environment, id, letter));
  };
}

/** Writes each mail as one `.eml` file, which any mail program opens. */
export function deliverToFiles(environment: Environment, folder: string): Deliver {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (id, letter) => {
    const { message } = await transport.sendMail(compose(environment, id, letter));
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${id}`;
    // Whoever lists the folder sees whole files only.
    const draft = join(folder, `.${name}.tmp`);
    await writeFile(draft, message as Buffer);
    await rename(draft, join(folder, `${name}.eml`));
  };
}
