import type { Shape } from '../drawing';
import { DARK, STEEL, tones, WHITE } from '../tints';

const raclette: Shape = (k) =>
  k.ground(124, 150, 70) +
  k.bar('M152 146L112 66', 11, k.a) +
  k.line('M140 122L128 128M144 130L132 136') +
  k.solid('M100 68L118 58L128 76L112 84Z', k.b) +
  k.solid(
    'M34 74L178 22L184 36L40 90Z',
    k.a,
    k.shade('M36 84L182 30V40L42 94Z') + k.light('M40 76L176 27L177 30L41 80Z'),
  ) +
  k.solid('M32 68L176 15L178 23L35 76Z', DARK) +
  k.light(
    'M194 40C200 52 200 58 194 62C188 58 188 52 194 40ZM66 104C71 113 71 118 66 121C61 118 61 113 66 104Z',
    1,
  ) +
  k.line(
    'M194 40C200 52 200 58 194 62C188 58 188 52 194 40ZM66 104C71 113 71 118 66 121C61 118 61 113 66 104Z',
  );

const lavettes: Shape = (k) =>
  k.ground(126, 150, 78) +
  [WHITE, k.a, k.b, k.a]
    .map((c, i) =>
      k.group(
        `translate(0 ${-i * 17})`,
        k.solid(
          'M40 120C40 116 44 114 48 113L110 98C116 97 122 97 128 98L194 110C200 112 200 116 200 118V126C200 130 198 132 192 134L134 150C128 152 122 152 116 151L48 138C42 136 40 134 40 130Z',
          c,
          k.shade('M134 130L204 112V140L134 156Z', i === 0 ? STEEL : k.b),
        ) + k.line('M40 122C44 128 80 134 118 139C126 140 132 139 138 137L200 119M48 130L112 143'),
      ),
    )
    .join('');

const mouilleur: Shape = (k) =>
  k.ground(140, 150, 56) +
  k.bar('M146 144L114 66', 11, k.a) +
  k.light('M143 142L113 69L115.5 68L145.5 141Z', 1) +
  k.bar('M40 88L184 32', 27, WHITE) +
  k.bar('M176 35L188 30', 27, k.b) +
  k.line(
    'M50 74l3 6M62 84l3 6M66 68l3 6M78 78l3 6M84 62l3 6M96 72l3 6M102 55l3 6M114 65l3 6M120 48l3 6M132 58l3 6M138 42l3 6M150 51l3 6M156 36l3 6M46 90l3 6',
  ) +
  k.solid('M98 66L124 56L130 72L120 78L106 78Z', k.b);

const eponge: Shape = (k, p) => {
  const pad = p.style === 'abrasif' ? tones.vert : p.style === 'blanc' ? tones.blanc : tones.vert;
  const one = () =>
    k.solid('M48 98L142 114V150L48 132Z', k.a, k.light('M53 104L60 105V132L53 130Z')) +
    k.solid('M142 114L196 92V126L142 150Z', k.b) +
    k.solid('M48 82L102 66L196 76L142 98Z', pad.a) +
    k.solid('M48 82L142 98V114L48 98Z', pad.b) +
    k.solid('M142 98L196 76V92L142 114Z', pad.b) +
    k.line(
      k.ellipse(76, 118, 4, 3) +
        k.ellipse(98, 126, 5, 3.5) +
        k.ellipse(120, 122, 3.5, 2.5) +
        k.ellipse(86, 130, 2.5, 2) +
        k.ellipse(160, 124, 3, 4) +
        k.ellipse(180, 112, 2.5, 3.5),
    ) +
    k.line('M84 78h.1M104 74h.1M124 80h.1M146 78h.1M110 84h.1M134 88h.1M164 80h.1', 'outline');
  return (p.count ?? 1) > 1
    ? k.ground(128, 150, 80) +
        k.group('translate(44 6) scale(.74)', one()) +
        k.group('translate(16 40) scale(.74)', one())
    : k.ground(128, 150, 80) + one();
};

const disque: Shape = (k, p) => {
  const layers = (p.count ?? 3) > 1 ? [0, 1, 2, 3] : [0];
  return (
    k.ground(132, 148, 84) +
    layers.map((i) => k.can(120, 122 - i * 17, 78, 12, { flat: 0.36, top: k.a })).join('') +
    k.solid(k.ellipse(120, 122 - (layers.length - 1) * 17, 18, 6.5), WHITE) +
    k.group(
      `translate(0 ${122 - (layers.length - 1) * 17})`,
      k.line(
        'M60 -6h.1M76 8h.1M84 -14h.1M100 -20h.1M96 16h.1M118 -18h.1M120 20h.1M142 -16h.1M146 16h.1M164 -8h.1M170 8h.1M58 8h.1M180 0h.1',
        'outline',
      ),
    )
  );
};

const pulverisateur: Shape = (k) =>
  k.ground(132, 153, 64) +
  k.bar('M146 74C196 62 204 96 186 112', 3.5, DARK) +
  k.bar('M186 116L206 34', 4, STEEL) +
  k.bar('M186 118L190 100', 8, DARK) +
  k.solid(k.ellipse(207, 30, 5, 5), k.b) +
  k.bar('M108 50V30', 6, STEEL) +
  k.bar('M88 24H128', 7, k.b) +
  k.solid(
    'M66 92C66 74 84 64 108 64C132 64 150 74 150 92V138C150 150 140 154 108 154C76 154 66 150 66 138Z',
    k.a,
    k.shade('M128 58H160V160H124Z') + k.light('M73 92C74 82 82 75 90 72L92 77C86 80 81 86 80 94V142H73Z'),
  ) +
  k.solid('M92 50H124V66C118 70 98 70 92 66Z', k.b) +
  k.line('M98 54V66M105 55V68M112 55V68M118 54V66') +
  k.line('M96 96H112M96 108H106M96 120H112M96 132H106');

export const clothsAndWindowsShapes = {
  raclette,
  mouilleur,
  lavettes,
  eponge,
  disque,
  pulverisateur,
} satisfies Record<string, Shape>;
