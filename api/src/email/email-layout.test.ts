import { asHtml, asText, type Email, text } from './email-layout';

it('an email has the same blocks in text and in HTML, with escaped texts and notes below labels', () => {
  const email: Email = {
    to: 'karim@hotel-lumiere.example',
    subject: 'Votre commande',
    blocks: [
      text('<script>alert(1)</script>'),
      {
        kind: 'amounts',
        rows: [
          ['2 × Gants <S>', '19,60 € HT', 'Lot de 100'],
          ['3 × Savon', '42,66 € HT'],
        ],
      },
    ],
  };
  const html = asHtml(email).replace(/ style="[^"]*"/g, '');

  expect(asText(email)).toBe(
    '<script>alert(1)</script>\n\n2 × Gants <S>\u00a0: 19,60 € HT\n  Lot de 100\n3 × Savon\u00a0: 42,66 € HT\n',
  );
  expect(html).toContain('2 × Gants &lt;S&gt;<br><small>Lot de 100</small></td>');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<td>3 × Savon</td>');
});

it('a stored text with line breaks is one line of an email', () => {
  const forged = 'Léa\r\nTotal\u2028payé';
  const rows = [[forged, '1 €']] as const;

  const email: Email = {
    to: '',
    subject: '',
    blocks: [text(forged), { kind: 'amounts', rows }, { kind: 'table', head: ['Client', ''], rows }],
  };

  expect(asText(email).match(/.*payé/g)).toEqual(Array(3).fill('Léa Total payé'));
  expect(asHtml(email).match(/Léa Total payé/g)).toHaveLength(3);
});
