import type { Shape } from '../drawing';
import { DARK, PALE, STEEL, WHITE } from '../tints';

const rouleauSacs: Shape = (k, p) => {
  const one = (inner = '') =>
    k.roll(
      31,
      104,
      11,
      k.shade('M40 -31A11 31 0 0 1 40 31H74A11 31 0 0 0 74 -31Z', WHITE) +
        k.shade('M50.5 9.3A11 31 0 0 1 40 31H74A11 31 0 0 0 84.5 9.3Z', PALE) +
        inner,
    ) +
    k.line('M40 -31A11 31 0 0 1 40 31M74 -31A11 31 0 0 1 74 31') +
    k.line('M60 -12h13M60 -4h16M60 4h12') +
    k.solid(k.ellipse(0, 0, 11, 31), WHITE) +
    k.line(k.ellipse(0, 0, 7, 21)) +
    k.solid(k.ellipse(0, 0, 3.5, 10), k.b);
  const tail =
    k.solid(
      'M58 135L171 110L160 140C150 146 140 141 128 146C110 152 88 148 70 156C60 160 44 157 38 157Z',
      k.a,
      k.shade('M150 105L175 105V150L128 150Z'),
    ) + k.line('M51 147L165 124', 'dash');
  const n = p.count ?? 1;
  return (
    k.ground(122, 152, 86) +
    (n > 1 ? k.group('translate(98 62) rotate(-12)', one()) : '') +
    (n > 2 ? k.group('translate(44 82) rotate(-12)', one()) : '') +
    (n > 1
      ? k.group('translate(72 116) rotate(-12)', one())
      : tail + k.group('translate(66 106) rotate(-12) scale(1.08)', one()))
  );
};

const sac: Shape = (k) =>
  k.ground(128, 151, 66) +
  k.solid(
    'M108 58C78 76 54 112 62 140C66 152 82 153 120 153C160 153 176 152 180 139C186 112 164 78 132 58Z',
    k.a,
    k.shade('M150 50C160 90 160 130 140 160H200V50Z') +
      k.light('M82 92C72 108 68 124 72 138L80 136C77 124 80 108 90 95Z'),
  ) +
  k.line('M114 68C106 88 96 104 84 116M126 68C130 92 140 108 152 122M120 72V104') +
  k.solid(
    'M104 56C96 44 92 32 98 26C106 30 112 36 116 44C118 34 124 26 134 22C138 32 138 46 134 57C126 62 112 62 104 56Z',
    k.a,
    k.shade('M124 20H142V64H124Z'),
  ) +
  k.line('M106 57C114 61 126 61 133 57M116 44L118 56');

const conteneur: Shape = (k) =>
  k.ground(128, 152, 58) +
  k.solid('M151 64L179 54L168 138L146 150Z', k.b) +
  k.solid(
    'M76 58L151 64L146 150L86 144Z',
    k.a,
    k.light('M83 60H92L98 146H90Z') + k.shade('M132 58H156V152H130Z'),
  ) +
  k.line('M92 76L140 80L138 100L94 96Z') +
  k.solid(
    'M66 50C66 44 70 42 76 41L124 32C132 30 140 31 146 32L182 37C190 39 190 50 184 54L156 66C153 68 148 68 144 67L72 60C68 59 66 56 66 50Z',
    k.a,
    k.shade('M60 52L72 53L146 60C152 60 156 58 160 56L192 42V70H60Z') +
      k.light('M80 45L126 36L140 37L92 47Z'),
  ) +
  k.line('M66 51L144 59C152 60 156 57 188 44') +
  k.wheel(172, 139, 9, 13) +
  k.line('M186 46C194 44 196 50 190 53', 'outline');

const poubelle: Shape = (k, p) =>
  k.ground(130, 150, 50) +
  k.can(120, 66, 40, 80, { bottom: 33, top: null }) +
  k.line('M81 78A40 13.6 0 0 0 159 78') +
  (p.style === 'pedale' ? k.solid('M104 156h26l5 8h-36Z', DARK) : '') +
  k.solid(
    'M76 62C76 38 98 26 120 26C142 26 164 38 164 62A44 15 0 0 1 76 62Z',
    k.a,
    k.shade('M136 20H170V80H136Z') + k.light('M88 54C90 42 98 36 106 33L110 37C102 42 96 48 95 60Z'),
  ) +
  k.solid(
    'M96 58C98 46 108 42 120 42C132 42 142 46 144 58C132 64 108 64 96 58Z',
    WHITE,
    k.shade('M128 40H150V70H128Z', STEEL),
  );

export const wasteShapes = { 'rouleau-sacs': rouleauSacs, sac, conteneur, poubelle } satisfies Record<
  string,
  Shape
>;
