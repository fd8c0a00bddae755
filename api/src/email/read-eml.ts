import PostalMime, { type Email } from 'postal-mime';

/** What the mailbox shows of an email file. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  /** ISO 8601; the epoch where the file has no date that can be read. */
  readonly date: string;
  readonly text: string;
}

/** Reads an email file; a part that is missing or broken is empty. */
export async function readEml(source: string): Promise<StoredMail> {
  const {
    to = [],
    subject = '',
    date,
    text = '',
  } = await PostalMime.parse(source).catch((): Partial<Email> => ({}));
  const sent = new Date(date ?? 0);
  return {
    to: to.map(({ address }) => address).join(', '),
    subject,
    date: (Number.isNaN(sent.getTime()) ? new Date(0) : sent).toISOString(),
    text,
  };
}
