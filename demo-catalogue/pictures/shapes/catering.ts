import type { Shape } from '../drawing';
import { drawMark, markOf } from '../marks';
import { DARK, PALE, STEEL, WHITE } from '../tints';

const gobelet: Shape = (k, p) => {
  const cup = (x: number, y: number, s: number, c: boolean) =>
    k.group(
      `translate(${x} ${y}) scale(${s})`,
      k.can(0, 0, 34, 88, {
        bottom: 24,
        flat: 0.3,
        fill: c ? WHITE : k.a,
        dark: c ? k.a : k.b,
        top: WHITE,
        ring: k.shade('M-34 4C-10 14 10 14 34 4V20H-34Z', k.b),
        band: k.shade('M-40 34C-10 46 10 46 40 34V62C10 74 -10 74 -40 62Z', c ? k.b : WHITE),
      }) + k.line('M-34 2.5A34 10.2 0 0 0 34 2.5'),
    );
  return (p.count ?? 1) > 1
    ? k.ground(130, 150, 72) +
        k.group(
          'translate(84 0)',
          [0, 1, 2, 3]
            .map((i) =>
              k.group(
                `translate(0 ${66 - i * 13})`,
                k.can(0, 0, 34, i ? 12 : 76, {
                  bottom: i ? 32 : 25,
                  flat: 0.3,
                  top: WHITE,
                  ring: k.shade('M-34 4C-10 14 10 14 34 4V20H-34Z', k.b),
                }),
              ),
            )
            .join(''),
        ) +
        cup(160, 62, 0.94, true)
    : k.ground(130, 150, 46) + cup(120, 48, 1.12, true);
};

const serviettes: Shape = (k, p) => {
  const pile = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      k.group(
        `translate(0 ${-i * 8})`,
        k.solid('M46 118L134 136V146L46 128Z', WHITE, k.shade('M46 124L134 142V150H46Z', k.a)) +
          k.solid('M134 136L196 112V122L134 146Z', PALE, k.shade('M134 142L196 118V126L134 150Z')),
      ),
    )
    .join('');
  return (
    k.ground(126, 150, 84) +
    pile +
    k.solid(
      'M46 78L110 58L196 72L134 96Z',
      k.a,
      k.shade('M134 96L196 72L170 68Z') + k.light('M56 78L108 62L124 64L72 81Z', 0.7),
    ) +
    k.line('M62 79L112 64L180 75L132 91Z', 'dash') +
    (p.style === 'eventail'
      ? k.solid(
          'M92 78C84 50 92 34 104 24C112 34 114 40 116 46C120 34 130 26 142 24C150 40 148 58 140 80L118 86Z',
          WHITE,
          k.shade('M122 20H154V90H118Z', k.a),
        ) + k.line('M116 46L117 84M104 30L109 80M138 30L128 82')
      : k.solid('M80 75L124 62L150 92L132 96Z', WHITE, k.shade('M104 69L150 92L132 96Z', PALE)) +
        k.line('M80 75L150 92'))
  );
};

const fork =
  'M-7 -50V-26C-7 -20 -4 -17 -3 -15L-4 44C-4 50 4 50 4 44L3 -15C4 -17 7 -20 7 -26V-50H4V-28H2V-50H-2V-28H-4V-50Z';
const knife = 'M-4 44L-3 -4H-6V-42C-6 -50 4 -52 5 -44V-4L4 44C4 50 -4 50 -4 44Z';
const spoon =
  'M0 -52C9 -52 11 -40 9 -30C8 -22 3 -18 3 -14L4 44C4 50 -4 50 -4 44L-3 -14C-3 -18 -8 -22 -9 -30C-11 -40 -9 -52 0 -52Z';

const assiette: Shape = (k, p) =>
  k.ground(130, 150, 88) +
  ((p.count ?? 1) > 1 ? [2, 1].map((i) => k.solid(k.ellipse(120, 98 + i * 9, 56, 46), WHITE)).join('') : '') +
  k.solid(k.ellipse(120, 96, 56, 48), WHITE, k.shade('M146 40C166 80 160 120 132 150H190V40Z', k.a)) +
  k.solid(
    k.ellipse(120, 95, 37, 31),
    k.a,
    k.shade('M138 56C150 80 148 110 128 130H170V56Z') +
      k.light('M92 90C94 78 102 72 110 70L111 75C104 78 99 82 98 91Z'),
  ) +
  (p.style === 'couverts'
    ? k.group('translate(38 96)', k.solid(fork, k.b)) + k.group('translate(202 96)', k.solid(knife, k.b))
    : '');

const couverts: Shape = (k, p) => {
  const pieces = [fork, knife, spoon].slice(0, p.count ?? 3);
  const middle = (pieces.length - 1) / 2;
  // A single piece leans so that it fills the frame; several stand like a fan.
  const stand = (i: number) =>
    pieces.length === 1
      ? 'translate(120 88) rotate(48)'
      : `translate(${120 + (i - middle) * 46} 92) rotate(${(i - middle) * 12})`;
  return (
    k.ground(126, 152, 60) +
    pieces
      .map((path, i) => k.group(`${stand(i)} scale(1.4)`, k.solid(path, k.a, k.shade('M1 -60H20V60H0Z'))))
      .join('')
  );
};

const barquette: Shape = (k, p) =>
  k.ground(130, 152, 84) +
  k.solid('M36 88L150 102L140 152L56 136Z', k.a, k.light('M46 94L56 95.5L70 136L63 135Z')) +
  k.solid('M150 102L206 80L188 130L140 152Z', k.b) +
  k.solid('M36 88L96 70L206 80L150 102Z', k.b, k.shade('M56 87L98 75L184 83L146 96Z', DARK)) +
  (p.style === 'couvercle'
    ? k.solid(
        'M36 86L50 62C54 54 60 50 68 48L96 42C104 40 112 40 120 41L178 48C186 49 192 54 196 60L206 80L150 102Z',
        WHITE,
        k.shade('M146 50L160 106L220 80L190 44Z', PALE) + k.light('M52 78L64 58L76 55L62 80Z'),
      ) + k.line('M36 87L150 102L206 80M64 56L144 64L190 54M144 64L150 102')
    : k.line('M56 87L98 75L184 83L146 96Z') +
      k.line('M72 112L68 96M92 115L90 99M112 118L112 102M132 120L134 104', 'dash'));

const boite: Shape = (k) =>
  k.ground(130, 150, 80) +
  k.solid('M44 96L138 110V152L52 138Z', k.a, k.light('M51 102L59 103V136L55 135Z')) +
  k.solid('M138 110L200 88L194 128L138 152Z', k.b) +
  k.solid('M44 96L138 110L200 88L190 54L102 42L38 60Z', k.a, k.shade('M138 110L200 88L190 54L134 70Z')) +
  k.solid('M38 60L102 42L190 54L134 74Z', k.a, k.light('M46 60L102 45L120 47L62 64Z', 0.6)) +
  k.line('M134 74L138 110M78 90L80 108L100 111L98 93');

const sacKraft: Shape = (k, p) =>
  k.ground(132, 152, 60) +
  k.line('M102 52C102 18 144 22 148 48', 'outline') +
  k.solid('M140 62L176 50V136L140 152Z', k.b) +
  k.line('M158 56V144M140 62L158 72L176 50') +
  k.solid('M68 56L102 46L176 50L140 62Z', k.b) +
  k.solid('M68 56L140 62V152L68 142Z', k.a, k.light('M74 63L82 64V136L74 135Z')) +
  k.line('M86 58C86 24 124 28 124 61', 'outline') +
  k.line('M68 128L140 137') +
  drawMark(k, markOf(p), 104, 98, k.b);

const film: Shape = (k) =>
  k.ground(128, 152, 90) +
  k.solid('M36 98L180 74L206 84L62 110Z', WHITE) +
  k.solid(
    'M60 92L184 71C196 84 206 74 212 92C214 112 204 118 196 124L66 142C58 130 54 108 60 92Z',
    PALE,
    k.light('M72 96L190 76V84L74 106Z'),
  ) +
  k.solid('M36 98L62 110V150L36 134Z', k.b) +
  k.solid('M62 110L206 84V122L62 150Z', k.a, k.light('M66 114L202 90V95L66 120Z')) +
  k.line(
    'M62 110l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4l6-6l6 4',
  ) +
  k.line('M84 128L150 116M84 136L128 128');

const caisse: Shape = (k, p) => {
  const glass = (x: number, y: number) =>
    k.solid(
      `M${x - 14} ${y + 12}L${x - 10} ${y + 70}H${x + 10}L${x + 14} ${y + 12}Z`,
      WHITE,
      k.shade(`M${x + 4} ${y}H${x + 20}V${y + 80}H${x + 2}Z`, STEEL),
    ) + k.solid(k.ellipse(x, y + 12, 14, 5), PALE);
  const flask = (x: number, y: number) =>
    k.solid(
      `M${x - 13} ${y + 70}V${y + 26}C${x - 13} ${y + 16} ${x - 5} ${y + 14} ${x - 5} ${y + 4}V${y}H${x + 5}V${y + 4}C${x + 5} ${y + 14} ${x + 13} ${y + 16} ${x + 13} ${y + 26}V${y + 70}Z`,
      WHITE,
      k.shade(`M${x + 4} ${y}H${x + 20}V${y + 80}H${x + 3}Z`, STEEL),
    ) + k.solid(k.box(x - 7, y - 8, 14, 10, 3), k.b);
  const bottle = p.style === 'verres' ? glass : flask;
  return (
    k.ground(130, 152, 82) +
    bottle(96, 34) +
    bottle(128, 28) +
    bottle(160, 26) +
    bottle(74, 44) +
    bottle(106, 48) +
    bottle(140, 50) +
    bottle(172, 40) +
    k.solid('M46 88L134 104V154L46 136Z', k.a, k.light('M52 95L60 96.5V134L52 132Z')) +
    k.solid('M134 104L198 84V132L134 154Z', k.b) +
    k.solid(k.box(72, 104, 34, 10, 5), WHITE) +
    k.line('M46 124L134 142L198 121')
  );
};

const sachets: Shape = (k) =>
  k.ground(126, 152, 64) +
  [-26, -8, 10]
    .map((turn, i) =>
      k.group(
        `translate(${92 + i * 30} 96) rotate(${turn})`,
        k.solid(
          'M-13 -58H13V56H-13Z',
          i === 1 ? WHITE : k.a,
          k.shade('M4 -60H20V60H4Z', i === 1 ? PALE : k.b) +
            k.shade('M-20 -20H20V14H-20Z', i === 1 ? k.a : WHITE),
        ) + k.line('M-13 -49H13M-13 47H13M-6 -8H6M-6 2H4'),
      ),
    )
    .join('');

const pailles: Shape = (k, p) =>
  k.ground(128, 152, 46) +
  (p.style === 'touillettes'
    ? [-16, -5, 6, 17].map((x, i) => k.solid(`M${116 + x} ${30 - i * 3}h8l${2 - i} 70h-8Z`, k.a)).join('')
    : [-22, -8, 6, 18]
        .map((x, i) =>
          k.bar(`M${122 + x * 0.6} 100L${118 + x * 1.5} ${24 + (i % 2) * 8}`, 6, i % 2 ? WHITE : k.a),
        )
        .join('')) +
  k.can(120, 80, 34, 62, {
    bottom: 28,
    flat: 0.28,
    fill: WHITE,
    dark: PALE,
    top: null,
    band: k.shade('M80 100C104 112 136 112 160 100V124C136 136 104 136 80 124Z', k.b),
  }) +
  k.line('M86 80A34 9.5 0 0 0 154 80');

const nappe: Shape = (k) =>
  k.ground(124, 154, 88) +
  k.solid(
    'M52 96L196 74L212 138C196 148 186 138 170 146C146 156 116 144 66 156Z',
    k.a,
    k.shade('M168 70H220V158H162C174 132 172 100 168 70Z') + k.light('M62 100L84 97L94 146L74 148Z', 0.6),
  ) +
  k.line('M58 112L198 91M62 128L203 106M65 144L207 122M92 90L102 148M126 86L138 147M160 80L173 142', 'dash') +
  k.group(
    'translate(48 76) rotate(-9)',
    k.roll(24, 142, 8) +
      k.solid(k.ellipse(0, 0, 8, 24), WHITE) +
      k.line(k.ellipse(0, 0, 5, 15)) +
      k.solid(k.ellipse(0, 0, 3, 8), k.b),
  );

export const cateringShapes = {
  gobelet,
  serviettes,
  assiette,
  couverts,
  barquette,
  boite,
  'sac-kraft': sacKraft,
  film,
  caisse,
  sachets,
  pailles,
  nappe,
} satisfies Record<string, Shape>;
