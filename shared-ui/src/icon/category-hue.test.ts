/** @jest-environment node */
import { categoryHue } from './category-hue';

it.each([
  ['SACS & COLLECTE DES DECHETS', 'sacs'],
  ['SACS', 'sacs'],
  ['OUATE & PAPIER', 'ouate'],
  ['CHIMIE', 'chimie'],
  ['SEAUX & CHARIOTS', 'seaux'],
  ['SEAUX-CHARIOTS', 'seaux'],
  ['PETIT MATERIEL', 'petit'],
  ['PETIT-MATERIEL', 'petit'],
  ['Petit matériel', 'petit'],
  ['MATERIEL', 'materiel'],
  ['PROTECTION', 'protection'],
  ['chr', 'chr'],
  ['AMPOULES', 'ampoules'],
  ['', 'neutre'],
  ['CHRONOMETRES', 'neutre'],
])('the hue of %p is %s', (name, hue) => {
  expect(categoryHue(name)).toBe(hue);
});
