/** @jest-environment node */
import { cutDesignation, displayDesignation } from './designations';

it('a designation is shortened to forty code points', () => {
  const forty = '🧽'.repeat(40);

  expect(cutDesignation(forty)).toBe(forty);
  expect(cutDesignation(`${forty}🧽`)).toBe(`${forty}…`);
});

const gloves = 'Gants nitrile noirs taille L, boîte de 100 gants';

it.each([
  [gloves, 41, 'Gants nitrile noirs taille L…'],
  [gloves, 42, 'Gants nitrile noirs taille L, boîte\u00a0de\u00a0100…'],
  ['Savon, bidon 5 L parfum', 14, 'Savon, bidon…'],
  ['Savon, bidon 5 L parfum', 16, 'Savon, bidon 5\u00a0L…'],
  ['Agitateurs, boîte de 1 000 pièces', 24, 'Agitateurs…'],
  ['Eau de Javel 2,6 % flacon', 15, 'Eau de Javel…'],
  ['Drap d’examen 50 × 38 cm, colis', 19, 'Drap d’examen…'],
  ['Sac poubelle noir', 13, 'Sac poubelle…'],
  ['Sac poubelle noir', 16, 'Sac poubelle…'],
  ['Sac poubelle 110 L noir 35 µ', 24, 'Sac poubelle 110\u00a0L noir…'],
  ['Mouchoirs blancs, étuis de poche', 28, 'Mouchoirs blancs, étuis…'],
  ['Diffuseur mural, pour la salle de bains', 28, 'Diffuseur mural…'],
  ['Savon noir, bidon', 10, 'Savon noir…'],
  // Without a blank nothing would be left.
  ['Déboucheurs biologiques', 8, 'Débouche…'],
])('‘%s’ is shortened at %d after a whole word, without splitting a quantity', (name, length, shown) => {
  expect(cutDesignation(name, length)).toBe(shown);
});

it('a number and its unit stay on one line, and other words are unchanged', () => {
  expect(displayDesignation('Émulsion bidon 5 L haute brillance, 90 % recyclé')).toBe(
    'Émulsion bidon 5\u00a0L haute brillance, 90\u00a0% recyclé',
  );
  expect(displayDesignation('Lot de 6 gants, taille 8 Lisse, 2 lots')).toBe(
    'Lot\u00a0de\u00a06 gants, taille 8 Lisse, 2 lots',
  );
  expect(displayDesignation('Papier 2 plis, 450 feuilles, 30 g/m², 60 x 80 cm, EN ISO 374, 4 °C')).toBe(
    'Papier 2\u00a0plis, 450\u00a0feuilles, 30\u00a0g/m², 60\u00a0x\u00a080\u00a0cm, EN\u00a0ISO\u00a0374, 4\u00a0°C',
  );
});
