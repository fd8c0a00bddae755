import type { Shape } from '../drawing';
import { DARK, PALE, STEEL, tones, WHITE } from '../tints';

const aspirateurEau: Shape = (k) =>
  k.ground(132, 153, 72) +
  k.bar('M146 66C206 14 224 56 202 100L194 128', 6.5, k.b) +
  k.solid('M168 134C172 126 180 124 194 124H208C212 126 214 134 214 144H162Z', DARK) +
  k.can(104, 70, 46, 68, { flat: 0.28, fill: STEEL, dark: '#A5B2B6', top: null }) +
  k.line('M59 84A46 13 0 0 0 149 84M59 126A46 13 0 0 0 149 126') +
  k.solid(
    'M54 70C54 44 78 34 104 34C130 34 154 44 154 70A50 14 0 0 1 54 70Z',
    k.a,
    k.shade('M126 28H160V90H126Z') + k.light('M64 66C66 54 76 46 88 42L90 47C80 51 74 58 73 68Z'),
  ) +
  k.bar('M84 40C86 22 122 22 124 40', 5, DARK) +
  k.solid(k.ellipse(138, 62, 8, 8), WHITE) +
  k.wheel(66, 148, 8, 8) +
  k.wheel(106, 154, 8, 8) +
  k.wheel(142, 147, 8, 8);

const aspirateur: Shape = (k) =>
  k.ground(130, 152, 74) +
  k.bar('M150 58C196 -6 232 40 204 92L196 124', 6.5, k.b) +
  k.solid('M172 130C176 122 184 120 196 120H208C212 122 214 130 214 140H166Z', DARK) +
  k.can(106, 84, 54, 52, { flat: 0.3, top: null }) +
  k.line('M53 96A54 16 0 0 0 159 96') +
  k.solid(
    'M56 78C56 52 78 40 106 40C134 40 156 52 156 78A50 15 0 0 1 56 78Z',
    WHITE,
    k.shade('M128 30H164V96H128Z', STEEL),
  ) +
  k.line('M86 48C88 32 124 32 126 48', 'outline') +
  k.solid('M92 74h28v12h-28Z', k.b) +
  k.solid(k.ellipse(142, 60, 8, 8), k.b) +
  k.wheel(72, 146, 10, 11) +
  k.wheel(146, 144, 9, 10) +
  k.line('M70 116h24M70 124h16');

const sole =
  'M0 0C4 -7 16 -9 24 -8C34 -6 36 2 26 5C18 7 14 3 8 5C2 6 -2 4 0 0ZM-16 5C-16 0 -8 -2 -5 1C-3 5 -6 9 -11 9C-15 9 -16 8 -16 5Z';

const tapis: Shape = (k, p) => {
  const print = (x: number, y: number) =>
    k.group(`translate(${x} ${y}) rotate(-22)`, k.shade(sole, WHITE) + k.line(sole));
  const holes = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      [0, 1, 2, 3].map((j) => k.ellipse(62 + i * 20 + j * 17, 118 - i * 7.6 + j * 6.6, 6, 3.4)).join(''),
    )
    .join('');
  return (
    k.ground(132, 148, 98, 8) +
    k.solid('M14 112L104 152L228 92V101L104 162L14 121Z', DARK) +
    k.solid('M14 112L136 64L228 92L104 152Z', k.b) +
    k.solid('M36 112L138 73L206 93L105 141Z', k.a, k.light('M36 112L138 73L152 77L52 119Z', 0.5)) +
    (p.style === 'caillebotis'
      ? k.shade(holes, DARK)
      : p.style === 'antifatigue'
        ? k.line('M54 120L156 78M70 127L172 83M88 134L190 88M62 102L132 129M88 92L158 116M112 83L182 104')
        : k.line('M46 117L147 76M96 137L197 90') + print(92, 106) + print(124, 116))
  );
};

const autolaveuse: Shape = (k) =>
  k.ground(128, 153, 92) +
  k.bar('M160 66L200 44', 5, DARK) +
  k.bar('M196 36L206 52', 6, DARK) +
  k.solid('M44 132H112V150H36C36 142 38 134 44 132Z', k.b, k.light('M42 138H108V141H42Z', 0.5)) +
  k.line('M44 150V155M54 150V155M64 150V155M74 150V155M84 150V155M94 150V155M104 150V155') +
  k.bar('M164 134C182 134 190 138 194 144', 4, STEEL) +
  k.solid('M180 144H214L216 154H178Z', DARK) +
  k.solid(
    'M52 70C54 60 60 56 70 56H142C150 56 156 60 158 66L176 124C178 132 174 136 168 136H52C46 136 44 132 44 126Z',
    k.a,
    k.shade('M128 50L150 140H190V50Z') +
      k.light('M62 66H72L64 126H54Z') +
      k.shade('M36 104H190V112H36Z', WHITE),
  ) +
  k.line('M47 104L171 104M46 112H174') +
  k.solid(
    'M66 56C68 46 76 42 86 42H126C136 42 140 48 142 56Z',
    WHITE,
    k.shade('M118 36H150V60H116Z', STEEL),
  ) +
  k.solid('M142 58L176 46L182 58L160 68Z', DARK) +
  k.solid(k.ellipse(164, 56, 3, 2.5), tones.vert.a) +
  k.line('M78 74H112M78 82H102') +
  k.wheel(148, 138, 15, 15) +
  k.wheel(96, 146, 6, 6);

const monobrosse: Shape = (k) =>
  k.ground(118, 154, 78) +
  k.line('M196 34C216 60 196 90 204 112S190 150 172 152', 'outline') +
  k.wheel(156, 138, 11, 12) +
  k.bar('M116 112L178 32', 7, STEEL) +
  k.bar('M164 22L200 38', 7, DARK) +
  k.solid('M172 20L190 28L184 44L168 36Z', k.b) +
  k.solid('M118 66L140 40L162 58L140 84Z', WHITE, k.shade('M150 44L170 56L146 90L132 76Z', PALE)) +
  k.can(98, 134, 58, 10, { flat: 0.26, fill: WHITE, dark: STEEL, top: null }) +
  k.can(98, 118, 62, 14, { flat: 0.26, top: k.a }) +
  k.can(98, 84, 30, 32, { flat: 0.3, fill: k.b, dark: DARK, top: k.a }) +
  k.line('M74 98C88 104 106 104 122 98M72 106C88 112 106 112 124 106');

const nettoyeurHp: Shape = (k) =>
  k.ground(132, 154, 74) +
  k.bar('M84 60V24C84 20 86 18 90 18H124C128 18 130 20 130 24V60', 4, STEEL) +
  k.bar('M140 104C188 92 200 128 178 132', 4.5, DARK) +
  k.bar('M178 136L208 30', 4, STEEL) +
  k.bar('M176 136L184 110', 9, DARK) +
  k.solid(k.box(202, 18, 12, 16, 3), k.b) +
  k.solid('M140 62L162 54V130L140 142Z', k.b) +
  k.solid(
    'M68 66C68 56 74 50 84 50H126C136 50 142 56 142 66V144H68Z',
    k.a,
    k.shade('M124 44H150V150H120Z') + k.light('M75 70C75 62 78 58 83 57V136H75Z'),
  ) +
  k.solid('M84 66H128V92H84Z', WHITE, k.shade('M114 60H134V96H112Z', PALE)) +
  k.line('M92 74H112M92 82H106') +
  k.solid(k.ellipse(106, 112, 13, 13), DARK) +
  k.line('M106 112L112 104', 'outline') +
  k.shade('M105 111L114 101L115 103L107 113Z', WHITE) +
  k.wheel(74, 142, 14, 14) +
  k.wheel(144, 140, 11, 13);

const sacAspirateur: Shape = (k, p) =>
  k.ground(132, 151, 60) +
  ((p.count ?? 1) > 1
    ? k.solid('M92 38L178 32V140L92 146Z', k.b) + k.solid('M84 42L170 36V144L84 150Z', WHITE)
    : '') +
  k.solid(
    'M74 46L160 42V148L74 154Z',
    WHITE,
    k.shade('M138 36H170V156H134Z', PALE) + k.shade('M68 130L166 124V156H68Z', k.a),
  ) +
  k.line('M74 131L160 125M88 132L92 152M146 126L142 149') +
  k.solid('M88 58L148 54V104L88 108Z', k.a, k.shade('M132 50H152V110H128Z')) +
  k.solid(k.ellipse(117, 81, 17, 17), DARK) +
  k.line(k.ellipse(117, 81, 11, 11));

export const machinesShapes = {
  'aspirateur-eau': aspirateurEau,
  aspirateur,
  tapis,
  autolaveuse,
  monobrosse,
  'nettoyeur-hp': nettoyeurHp,
  'sac-aspirateur': sacAspirateur,
} satisfies Record<string, Shape>;
