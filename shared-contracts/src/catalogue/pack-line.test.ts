import type { Pack } from '../api/products';
import { exactFromCents, exactFromEuros } from '../pricing';
import { packLine } from '.';

const gloves = { count: 100, unit: 'gant' };
const shown = (pack: Pack | undefined, cents: number | null) =>
  packLine(pack, cents === null ? null : exactFromCents(cents))?.replace(/[\u00a0\u202f]/g, ' ');

describe('A buyer who compares packs', () => {
  it('reads how many there are and what one of them costs before tax', () => {
    expect(shown({ count: 100, unit: 'pièce' }, 2490)).toBe('Lot de 100 · 0,25 € HT / pièce');
    expect(shown({ count: 1000, unit: 'agitateur' }, 58_000)).toBe('Lot de 1 000 · 0,58 € HT / agitateur');
  });

  it('reads the price of a cheap piece to a hundredth of a cent, from ten cents on to the cent', () => {
    expect(shown(gloves, 1000)).toBe('Lot de 100 · 0,10 € HT / gant');
    expect(shown(gloves, 999)).toBe('Lot de 100 · 0,0999 € HT / gant');
    expect(shown(gloves, 980)).toBe('Lot de 100 · 0,098 € HT / gant');
    expect(shown(gloves, 500)).toBe('Lot de 100 · 0,05 € HT / gant');
    expect(packLine({ count: 1000, unit: 'paille' }, exactFromEuros(0.004))).toContain('0,00\u00a0€');
  });

  it('reads the count alone while no price is known, and nothing of a single piece', () => {
    expect(shown(gloves, null)).toBe('Lot de 100');
    expect(shown({ count: 1, unit: 'gant' }, 980)).toBeUndefined();
    expect(shown(undefined, 980)).toBeUndefined();
  });

  it.each([
    null,
    'lot de 6',
    {},
    { count: '6', unit: 'rouleau' },
    { count: 0 },
    { count: 2.5 },
    { count: 1e300 },
  ])('reads nothing of what another API calls a pack: %j', (pack) => {
    expect(packLine(pack as Pack, null)).toBeNull();
  });
});
