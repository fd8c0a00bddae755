import { asHtml, asText, type Email } from './email';

describe('A customer who reads the amounts of a letter', () => {
  const letter: Email = {
    to: 'karim@hotel-lumiere.example',
    subject: 'Votre commande',
    blocks: [
      {
        kind: 'amounts',
        rows: [
          ['2 × Gants <S>', '19,60 € HT', 'Lot de 100 · 0,098 € HT / gant'],
          ['3 × Savon', '42,66 € HT'],
        ],
      },
    ],
  };

  it('finds what is said of one of them below it, as text', () => {
    expect(asText(letter)).toBe(
      '2 × Gants <S>\u00a0: 19,60 € HT\n  Lot de 100 · 0,098 € HT / gant\n3 × Savon\u00a0: 42,66 € HT\n',
    );
  });

  it('finds it below the article, as HTML', () => {
    const page = withoutLook(asHtml(letter));

    expect(page).toContain('2 × Gants &lt;S&gt;<br><span>Lot de 100 · 0,098 € HT / gant</span></td>');
    expect(page).toContain('<td>3 × Savon</td>');
  });
});

const withoutLook = (html: string) => html.replace(/ style="[^"]*"/g, '');
