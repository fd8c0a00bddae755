import type { Environment } from 'shared-contracts/environment';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import type { Customer, Order } from '../database/schema';
import type { AmountRow } from '../orders/receipt';

/** An article of an order, with its amount before tax. */
interface ArticleRow {
  readonly quantity: number;
  readonly name: string;
  readonly amount: string;
  /** Displayed below the name. */
  readonly note: string | null;
}

/** A part of an email, rendered as plain text and as HTML. */
export type Block =
  | { readonly kind: 'text'; readonly lines: readonly string[]; readonly isQuiet?: boolean }
  /** The first link of an email is its button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Texts side by side, each below its heading. */
  | {
      readonly kind: 'columns';
      readonly columns: readonly (readonly [heading: string, ...lines: string[]])[];
    }
  /** Amounts, the last one in bold, below the articles if any. */
  | {
      readonly kind: 'amounts';
      readonly articles?: readonly ArticleRow[];
      readonly rows: readonly AmountRow[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** How many of the last columns are numbers, none by default. */
      readonly numbers?: number;
      readonly rows: readonly (readonly string[])[];
    };

/** An email before it is rendered: `asText` and `asHtml` render the same blocks. */
export interface Email {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** Heading of the HTML; the subject by default. */
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** The sender, below the text. */
  readonly signature?: readonly string[];
  /** `Auto-Submitted` (RFC 3834): 'auto-generated' unless it answers a message, or a person wrote it ('no'). */
  readonly autoSubmitted?: 'auto-replied' | 'no';
}

/** Renders the plain text of an email. */
export function asText({ blocks, signature }: Email): string {
  const parts = signature ? [...blocks, text(...signature)] : blocks;
  return `${parts.map(blockAsText).join('\n\n')}\n`;
}

/** Replaces line breaks: a typed one must not begin what looks like a sentence of the shop. */
export const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const labelled = (label: string, value: string) => `${inOneLine(label)}\u00a0: ${inOneLine(value)}`;
const withNote = (line: string, note: string | null | undefined) =>
  note ? `${line}\n  ${inOneLine(note)}` : line;

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.lines.map(inOneLine).join('\n');
    case 'link':
      return `${block.label}\u00a0:\n${block.url}`;
    case 'facts':
      return block.rows.map((row) => labelled(...row)).join('\n');
    case 'columns':
      return block.columns.map((lines) => lines.map(inOneLine).join('\n')).join('\n\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inOneLine).join(' | ')).join('\n');
    case 'amounts': {
      const articles = (block.articles ?? []).map(({ quantity, name, amount, note }) =>
        withNote(labelled(`${quantity} × ${name}`, `${amount} HT`), note),
      );
      const rows = block.rows.map(([label, amount, note]) => withNote(labelled(label, amount), note));
      return [articles, rows].flatMap((each) => (each.length > 0 ? [each.join('\n')] : [])).join('\n\n');
    }
  }
}

/** Path of a section of the account. It names the customer: another one may be signed in where it is opened. */
export const accountPath = (section: string, customerId: string | null) =>
  `profile?${section}&compte=${customerId}`;

/** A paragraph. */
export const text = (...lines: string[]): Block => ({ kind: 'text', lines });
/** Labelled values, without those that are empty. */
export const details = (
  ...rows: readonly (readonly [label: string, value: string | null | undefined])[]
): Block => ({ kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value]] : [])) });
/** Small print. */
export const quietText = (...lines: string[]): Block => ({ kind: 'text', lines, isQuiet: true });

const signatureOf = ({ company }: Environment) => [
  `L’équipe ${company.shopName}`,
  `${company.street}, ${company.postalCode} ${company.city}`,
  `${company.phoneDisplayed} · ${company.email}`,
  `${company.legalName}, ${legalIdentity(company)}`,
];

/** Creates a link to the configured URL of the shop, never to the host of a request. */
export const link = ({ shop }: Environment, label: string, path: string): Block => ({
  kind: 'link',
  label,
  url: new URL(path, shop.url).href,
});

/** Creates a link to an order in the account of its customer. */
export const orderLink = (environment: Environment, { id, customerId }: Pick<Order, 'id' | 'customerId'>) =>
  link(environment, 'Voir la commande', accountPath(`historique&commande=${id}`, customerId));

/** Creates an email to a customer: greeting with the name at a verified address, text, the company's signature. */
export const customerEmail = (
  environment: Environment,
  { emailAddress, firstName }: Pick<Customer, 'emailAddress'> & { readonly firstName?: string },
  subject: string,
  blocks: readonly Block[],
): Email => ({
  to: emailAddress,
  subject: `${subject} – ${environment.company.shopName}`,
  title: subject,
  blocks: [text(firstName ? `Bonjour ${firstName},` : 'Bonjour,'), ...blocks],
  signature: signatureOf(environment),
});
