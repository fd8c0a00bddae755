import { asHtml } from './email-html';
import { asText, type Email, text } from './email-layout';

it('an email has the same blocks in text and in HTML, with escaped texts and notes below names', () => {
  const article = (name: string, note: string | null) => ({ quantity: 2, name, amount: '19,60 €', note });
  const email: Email = {
    to: 'karim@hotel-lumiere.example',
    subject: 'Votre commande',
    blocks: [
      text('<script>alert(1)</script>'),
      { kind: 'facts', rows: [['Transporteur', 'A&B']] },
      {
        kind: 'amounts',
        articles: [article('Gants <S>', 'Lot de 100'), article('Savon', null)],
        rows: [['Total TTC', '39,20 €']],
      },
    ],
    signature: ['L’équipe <SPH>'],
  };
  const html = asHtml(email, 'Boutique <SPH>').replace(/ style="[^"]*"/g, '');

  expect(asText(email)).toBe(
    '<script>alert(1)</script>\n\nTransporteur\u00a0: A&B\n\n2 × Gants <S>\u00a0: 19,60 € HT\n  Lot de 100\n2 × Savon\u00a0: 19,60 € HT\n\nTotal TTC\u00a0: 39,20 €\n\nL’équipe <SPH>\n',
  );
  expect(html).toContain('Gants &lt;S&gt;<br><small>Lot de 100</small></td>');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<td>Savon</td>');
  expect(html).toContain('<b>39,20 €</b>');
  expect(html).toContain('<b>A&amp;B</b>');
  expect(html).toContain('Boutique <b>&lt;SPH&gt;</b>');
  expect(html).toContain('L’équipe &lt;SPH&gt;');
});

it('the HTML of an email has one button and no visible URL, unlike its text', () => {
  const email: Email = {
    to: '',
    subject: '',
    blocks: ['suivi', 'commande'].map((label) => ({ kind: 'link', label, url: `https://${label}.example/` })),
  };
  const html = asHtml(email, '');

  expect(html.match(/<td class="button"/g)).toHaveLength(1);
  expect(html).toMatch(/class="button".*<a href="https:\/\/suivi\.example\/"/);
  expect(html).not.toMatch(/>[^<]*https:/);
  expect(asText(email)).toContain('suivi\u00a0:\nhttps://suivi.example/');
});

it('a stored text with line breaks is one line of an email', () => {
  const forged = 'Léa\r\nTotal\u2028payé';
  const rows = [[forged, '1 €']] as const;
  const articles = [{ quantity: 1, name: forged, amount: '1 €', note: forged }];

  const email: Email = {
    to: '',
    subject: '',
    blocks: [
      text(forged),
      { kind: 'amounts', articles, rows },
      { kind: 'table', head: ['Client', ''], rows },
      { kind: 'facts', rows },
      { kind: 'columns', columns: [[forged]] },
    ],
  };

  expect(asText(email).match(/.*payé/g)).toEqual([
    'Léa Total payé',
    '1 × Léa Total payé',
    '  Léa Total payé',
    ...Array(4).fill('Léa Total payé'),
  ]);
  expect(asHtml(email, '').match(/Léa Total payé/g)).toHaveLength(7);
});
