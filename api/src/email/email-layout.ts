import type { Environment } from 'shared-contracts/environment';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import type { customers } from '../database/schema';
import type { AmountRow } from '../orders/receipt';

/** A part of an email, rendered as plain text and as HTML. */
export type Block =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Email {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** `Auto-Submitted` (RFC 3834): 'auto-generated' unless it answers a message, or a person wrote it ('no'). */
  readonly autoSubmitted?: 'auto-replied' | 'no';
}

export function asText({ blocks }: Email): string {
  return `${blocks.map(blockAsText).join('\n\n')}\n`;
}

/** Stored names and addresses may be older than the rule that they are one line. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

function blockAsText(block: Block): string {
  if (block.kind === 'text') return block.lines.map(inOneLine).join('\n');
  if (block.kind === 'link') return `${block.label}\u00a0:\n${block.url}`;
  if (block.kind === 'table')
    return [block.head, ...block.rows].map((row) => row.map(inOneLine).join(' | ')).join('\n');
  return block.rows
    .map(([label, amount, note]) => `${inOneLine(label)}\u00a0: ${amount}${note ? `\n  ${note}` : ''}`)
    .join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
const escapedLine = (text: string) => escapeHtml(inOneLine(text));

// Mail clients ignore style sheets, so styles are inline; attributes, since styles of 500 rows exceed the 102 kB
// that Gmail shows.
const table = '<table cellpadding="6" cellspacing="0" width="100%">';
const page = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#16282b;max-width:600px';
const button =
  'display:inline-block;padding:12px 20px;background:#0b5a66;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold';

export function asHtml({ subject, blocks }: Email): string {
  const body = blocks.map(blockAsHtml).join('\n');
  return `<!doctype html>\n<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body><div style="${page}">\n${body}\n</div></body></html>\n`;
}

function blockAsHtml(block: Block): string {
  if (block.kind === 'text') return `<p>${block.lines.map(escapedLine).join('<br>')}</p>`;
  if (block.kind === 'link') {
    const url = escapeHtml(block.url);
    return `<p><a href="${url}" style="${button}">${escapeHtml(block.label)}</a></p>\n<p style="font-size:13px;color:#4d6266">${url}</p>`;
  }
  if (block.kind === 'table') return tableAsHtml(block.head, block.rows);
  const rows = block.rows.map(
    ([label, amount, note]) =>
      `<tr valign="top"><td>${escapedLine(label)}${note ? `<br><small>${escapeHtml(note)}</small>` : ''}</td><td align="right" nowrap>${escapeHtml(amount)}</td></tr>`,
  );
  return `${table}${rows.join('')}</table>`;
}

function tableAsHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((title) => `<th align="left">${escapedLine(title)}</th>`);
  const lines = [titles, ...rows.map((row) => row.map((cell) => `<td>${escapedLine(cell)}</td>`))];
  return `${table}${lines.map((cells) => `<tr valign="top">${cells.join('')}</tr>`).join('')}</table>`;
}

type Customer = typeof customers.$inferSelect;

/** Path of a section of the account. It names the customer: another one may be signed in where it is opened. */
export const accountPath = (section: string, customerId: string | null) =>
  `profile?${section}&compte=${customerId}`;

export const text = (...lines: string[]): Block => ({ kind: 'text', lines });

function signature({ company }: Environment): Block {
  return text(
    `L’équipe ${company.shopName}`,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `${company.phoneDisplayed} · ${company.email}`,
    `${company.legalName}, ${legalIdentity(company)}`,
  );
}

/** Creates a link to the configured URL of the shop, never to the host of a request. */
export const link = ({ shop }: Environment, label: string, path: string): Block => ({
  kind: 'link',
  label,
  url: new URL(path, shop.url).href,
});

/** Creates an email to a customer: greeting with the name at a verified address, text, the company's signature. */
export const customerEmail = (
  environment: Environment,
  { emailAddress, firstName }: Pick<Customer, 'emailAddress'> & { readonly firstName?: string },
  subject: string,
  blocks: readonly Block[],
): Email => ({
  to: emailAddress,
  subject: `${subject} – ${environment.company.shopName}`,
  blocks: [text(firstName ? `Bonjour ${firstName},` : 'Bonjour,'), ...blocks, signature(environment)],
});
