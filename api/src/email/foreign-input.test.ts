import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { readEml } from './read-eml';

describe('a mail file', () => {
  it('is read whatever it holds', () => {
    const line = fc.oneof(
      anyText,
      fc
        .tuple(fc.constantFrom('To', 'Subject', 'Date', 'Content-Type', 'Content-Transfer-Encoding'), anyText)
        .map((pair) => pair.join(': ')),
      fc.constantFrom(
        'Content-Type: multipart/mixed; boundary="a"',
        '--a',
        '--a--',
        '',
        'Content-Transfer-Encoding: base64',
      ),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { date } = readEml(lines.join('\n'));

        expect(new Date(date).toISOString()).toBe(date);
      }),
      runs,
    );
  });

  it('gives back subject and text as they were encoded', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((written) => written.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const base64 = (value: string) => Buffer.from(value).toString('base64');

        const mail = readEml(
          `Subject: =?UTF-8?B?${base64(subject)}?=\nContent-Transfer-Encoding: base64\n\n${base64(body)}`,
        );

        expect(mail).toMatchObject({ subject, text: body });
      }),
      runs,
    );
  });
});
