/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryColours, palette } from '.';

const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');

it.each(Object.entries(palette))('the colour %s of emails and documents is the token, %s', (name, colour) => {
  expect(tokens).toContain(`--sph-${name}: ${colour};`);
});

it.each(['sacs', 'ouate', 'chr', 'chimie', 'petit', 'materiel', 'seaux', 'ampoules', 'protection'])(
  'the hue of %s in documents is that of the pages',
  (category) => {
    const { ground, deep } = categoryColours(category);

    expect(tokens).toMatch(new RegExp(`"${category}"\\] \\{\\s+--f-bg: ${ground};\\s+--f-deep: ${deep};`));
  },
);
