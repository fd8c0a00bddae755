import { screen, within } from '@testing-library/react';
import { environment, otherCompany } from 'shared-contracts/testing';
import { renderInShop } from '../../testing/render-in-shop';
import { Footer } from './Footer';

const routes = [{ path: '*', element: <Footer /> }];
const footer = () => within(screen.getByRole('contentinfo'));

it('shows address and phone of the company, and to a customer that the account entry leads to the account', async () => {
  renderInShop({ routes, signedIn: true });

  expect(footer().getByText(/12 allée des Lessives/)).toBeInTheDocument();
  expect(footer().getByRole('link', { name: '01 99 00 19 86' })).toHaveAttribute('href', 'tel:+33199001986');
  expect(await screen.findByRole('button', { name: 'Connexion (mon compte)' })).toBeVisible();
});

describe('the legal texts of a real company', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');

  async function readText(title: string) {
    const { person } = renderInShop({ routes, environment: { ...environment, company: otherCompany } });
    await person.click(footer().getByRole('button', { name: title }));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findAllByRole('heading', { level: 3 });
    return plain(dialog.textContent ?? '');
  }

  it.each([
    [
      'Mentions légales',
      [
        'Maison Clairet SARL',
        'au capital de 12 000 euros',
        'RCS Lyon 123 456 782',
        'SIRET : 123 456 782 00010',
        'FR11123456782',
        'Éco-Lampe, lampes : identifiant unique FR123456_05ABCD',
        'Mme Jeanne Clairet, gérante.',
        'Nuage du Rhône, 9 quai des Serveurs, 69002 Lyon. Téléphone : 04 99 00 00 09.',
        'Médiation du Commerce',
      ],
    ],
    [
      'Politique de confidentialité',
      [
        'Version 2.0, en vigueur depuis le 15 mai 2026.',
        'Maison Clairet SARL, 18 rue du Lavoir, 69001 Lyon, France.',
        'l’hébergeur de la boutique, Nuage du Rhône',
        'bonjour@clairet.example',
      ],
    ],
  ])('contain its data and no mention of the demonstration: %s', async (title, facts) => {
    const text = await readText(title);

    expect(text).not.toMatch(/démonstration|ficti|inventé|\bSPH\b(?!-)/i);
    for (const fact of facts) expect(text).toContain(fact);
  });
});

it('states that the company sells also to consumers', () => {
  renderInShop({ routes, environment: { ...environment, company: otherCompany } });

  expect(footer().getByText('Vente aux professionnels et aux particuliers.')).toBeVisible();
});

it('links the accessibility statement by its status, also from the legal notice of the demonstration', async () => {
  const { person } = renderInShop({ routes });
  await person.click(footer().getByRole('button', { name: 'Mentions légales' }));
  expect(await screen.findByText(/^Cette boutique est une démonstration\./)).toBeInTheDocument();

  for (const name of ['Accessibilité\u00a0: partiellement conforme', 'Déclaration d’accessibilité'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/accessibilite');
});
