import type { Shape } from '../drawing';
import { drawMark, markOf } from '../marks';
import { DARK, PALE, STEEL, tones, WHITE } from '../tints';

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

const supportSac: Shape = (k) =>
  k.ground(132, 153, 52) +
  k.bar('M70 142V48', 4, STEEL) +
  k.solid('M64 136L126 146L178 134L116 127Z', k.b) +
  k.wheel(72, 146, 7, 8) +
  k.wheel(126, 151, 7, 8) +
  k.wheel(172, 142, 7, 8) +
  k.solid(
    'M82 60C80 90 84 116 92 132C106 140 138 140 150 132C157 116 160 90 158 60Z',
    k.a,
    k.shade('M138 50C144 90 142 120 134 146H180V50Z') +
      k.light('M90 74C90 96 92 112 97 126L103 128C98 112 96 94 97 75Z'),
  ) +
  k.line('M116 74C114 94 116 112 120 128M132 76C132 96 130 110 128 122') +
  k.solid('M80 58A40 12 0 0 0 160 58V68A40 12 0 0 1 80 68Z', WHITE, k.shade('M138 50H170V90H134Z', PALE)) +
  k.solid(
    'M70 56C74 34 104 18 138 18C152 20 162 32 164 56A44 14 0 0 1 70 56Z',
    k.b,
    k.light('M82 52C88 38 104 28 118 26L120 31C106 34 96 42 91 54Z', 0.6),
  );

const poubelleTri: Shape = (k) =>
  k.ground(134, 152, 88) +
  (['bleu', 'jaune', 'vert'] as const)
    .map((tone, i) => {
      const x = 44 + i * 49;
      return (
        k.solid(
          k.box(x, 64, 48, 88, 4),
          k.a,
          k.shade(`M${x + 36} 60H${x + 50}V156H${x + 33}Z`) + k.light(`M${x + 5} 70H${x + 10}V146H${x + 5}Z`),
        ) +
        k.solid(
          `M${x - 1} 66C${x - 1} 46 ${x + 8} 38 ${x + 24} 38S${x + 49} 46 ${x + 49} 66Z`,
          tones[tone].a,
          k.shade(`M${x + 34} 30H${x + 54}V70H${x + 36}Z`, tones[tone].b),
        ) +
        (i === 1
          ? k.solid(k.ellipse(x + 24, 54, 8, 7), DARK)
          : i === 0
            ? k.solid(k.box(x + 12, 51, 24, 5, 2), DARK)
            : k.solid(k.box(x + 14, 47, 20, 12, 3), DARK)) +
        k.solid(k.box(x + 14, 92, 20, 20, 3), WHITE, k.shade(k.ellipse(x + 24, 102, 6, 6), tones[tone].b))
      );
    })
    .join('');

const carton: Shape = (k, p) =>
  k.ground(130, 150, 78) +
  k.solid('M52 76L130 92V154L52 136Z', k.a, k.light('M57 83L64 84.5V134L57 132Z')) +
  k.solid('M130 92L194 72V132L130 154Z', k.b) +
  k.solid('M52 76L114 58L194 72L130 92Z', k.a, k.light('M52 76L114 58L130 61L70 79.5Z', 0.5)) +
  k.solid('M84 82.5L148 64L164 67L100 86V98L84 94.5Z', WHITE, k.shade('M84 82L100 86V100L84 96Z', PALE)) +
  drawMark(k, markOf(p), 78, 116, k.b) +
  k.line('M92 113L120 119M92 122L112 126.5');

export const wasteShapes = {
  'rouleau-sacs': rouleauSacs,
  sac,
  conteneur,
  poubelle,
  'support-sac': supportSac,
  'poubelle-tri': poubelleTri,
  carton,
} satisfies Record<string, Shape>;
