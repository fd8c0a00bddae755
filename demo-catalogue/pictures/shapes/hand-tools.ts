import type { Shape } from '../drawing';
import type { Kit } from '../kit';
import { DARK, INK, STEEL, WHITE } from '../tints';

const handle = (k: Kit, path: string, width = 5, fill = k.a) => k.bar(path, width, fill);

const balai: Shape = (k) =>
  k.ground(128, 154, 72) +
  handle(k, 'M178 10L122 100') +
  k.solid(
    'M56 118L166 108L176 114L186 144L60 154L50 128Z',
    k.b,
    k.light('M50 126L186 114V118L50 130Z', 0.35),
  ) +
  k.line(
    'M68 128L70 152M84 127L88 151M100 126L106 149M116 124L123 148M132 123L140 147M148 122L158 146M162 120L172 144',
  ) +
  k.solid(
    'M54 112C54 106 60 104 66 103L152 95C164 94 172 98 174 106L176 116L54 127Z',
    k.a,
    k.shade('M50 118L180 106V120L50 132Z') + k.light('M64 107L150 99V103L64 111Z'),
  ) +
  k.solid('M110 90L126 82L132 94L122 106L110 104Z', k.b);

const frange: Shape = (k) =>
  k.ground(128, 154, 72) +
  handle(k, 'M178 10L122 100') +
  k.solid(
    'M44 126C60 104 92 98 118 98C150 96 180 102 200 118C206 126 202 140 196 146C190 138 184 150 176 152C168 142 160 154 150 156C142 146 134 158 122 158C112 148 104 158 92 157C86 146 76 156 66 153C60 144 50 152 42 146C36 140 38 132 44 126Z',
    WHITE,
    k.shade('M40 140C80 130 160 130 204 134V170H36Z', k.a) +
      k.shade('M150 96C180 110 190 130 180 160H210V96Z', k.a),
  ) +
  k.line(
    'M84 112C76 124 72 138 70 150M104 108C98 124 96 140 96 154M126 107C126 124 126 140 124 156M148 109C154 124 156 138 154 152M168 114C178 126 182 138 180 148',
  ) +
  k.solid('M92 106C94 98 106 94 120 94C136 92 150 94 154 102L150 110C134 104 112 105 96 113Z', k.b) +
  k.solid('M110 90L126 82L132 94L122 106L110 104Z', k.b);

const balaiPlat: Shape = (k) =>
  k.ground(126, 154, 84) +
  k.solid('M34 132L146 148L206 124L102 112Z', k.a, k.light('M46 131L104 116L120 118L62 134Z')) +
  k.solid('M34 132L146 148V157L34 141Z', WHITE) +
  k.solid('M146 148L206 124V133L146 157Z', STEEL) +
  k.line('M50 136v8M66 138v8M82 140.5v8M98 143v8M114 145v8M130 147v8M162 143v8M178 137v8M192 131v8') +
  k.solid('M76 130L140 138L166 128L106 121Z', WHITE) +
  handle(k, 'M176 12L126 116') +
  k.solid('M112 128C112 118 118 112 126 110L136 116C136 124 132 130 126 133Z', k.b);

const pelle: Shape = (k) =>
  k.ground(124, 154, 92) +
  k.solid(
    'M24 148L54 106H134L152 148Z',
    k.a,
    k.light('M32 148L58 112H68L44 148Z') + k.shade('M112 104L128 150H170V104Z'),
  ) +
  k.solid(
    'M48 86C48 82 52 80 56 80H132C136 80 140 82 140 86L138 108H50Z',
    k.b,
    k.light('M52 84H136V87H52Z', 0.4),
  ) +
  k.solid('M22 146H154V154H22Z', k.b) +
  k.bar('M94 84V32', 9, k.a) +
  k.solid(k.ellipse(94, 36, 2.5, 5), WHITE) +
  k.bar('M206 28L186 82', 8, k.a) +
  k.solid(
    'M158 114L204 128L198 156C192 150 188 156 182 152C178 156 172 150 166 152C162 148 156 150 150 146Z',
    WHITE,
    k.shade('M186 110H214V160H178Z', k.a),
  ) +
  k.line('M168 120L162 148M178 123L174 151M188 126L185 152') +
  k.solid(
    'M164 92C166 84 174 80 184 80C194 82 204 92 208 104L206 128L156 114Z',
    k.a,
    k.shade('M190 76L214 90V136L180 126Z') +
      k.light('M168 96C170 90 175 87 181 86L182 90C177 91 174 95 173 100Z'),
  );

const teteDeLoup: Shape = (k) => {
  const petals = Array.from({ length: 14 }, (_, i) => {
    const at = (turn: number, radius: number) =>
      `${92 + radius * Math.cos(turn)} ${64 + radius * 0.92 * Math.sin(turn)}`;
    const turn = (i * Math.PI) / 7;
    return `Q${at(turn + Math.PI / 14, 60)} ${at(turn + Math.PI / 7, 48)}`;
  }).join('');
  return (
    k.ground(150, 152, 58) +
    handle(k, 'M196 148L122 92') +
    k.solid(
      `M140 64${petals}Z`,
      k.a,
      k.shade('M112 10C134 50 120 90 90 118H170V10Z') +
        k.light('M58 54C62 40 72 32 84 28L86 33C76 38 68 46 65 56Z'),
    ) +
    k.line('M92 64L62 44M92 64L90 28M92 64L122 42M92 64L56 72M92 64L72 98M92 64L104 102M92 64L130 70') +
    k.solid(k.ellipse(92, 64, 8, 7), k.b)
  );
};

const brosseWc: Shape = (k) =>
  k.ground(130, 152, 46) +
  k.bar('M120 100V36', 6, WHITE) +
  k.solid(k.ellipse(120, 28, 10, 10), k.b) +
  k.can(120, 98, 31, 44, { bottom: 36, flat: 0.3, top: k.a, ring: k.shade(k.ellipse(120, 99, 22, 6)) }) +
  k.bar('M120 98V70', 6, WHITE) +
  k.solid('M106 90H134L131 99C127 102 113 102 109 99Z', k.b);

const racletteSol: Shape = (k) =>
  k.ground(124, 153, 84) +
  handle(k, 'M186 12L130 112') +
  k.solid(
    'M34 134L190 112L198 122L42 146Z',
    k.a,
    k.shade('M36 142L196 118V126L40 150Z') + k.light('M44 135L186 115V119L44 139Z'),
  ) +
  k.solid('M40 146L199 122L200 132L42 157Z', DARK) +
  k.solid('M110 122L124 104L138 110L132 124L112 128Z', k.b);

const grattoir: Shape = (k) =>
  k.ground(140, 150, 50) +
  k.bar('M112 66L146 142', 13, k.a) +
  k.light('M108 70L136 134L139 133L111 69Z', 1) +
  k.solid('M62 40L152 22L158 44L68 62Z', STEEL, k.light('M66 42L150 25V31L66 48Z')) +
  k.solid('M72 56L154 40L150 58C138 70 118 76 96 76C86 72 76 66 72 56Z', k.b) +
  k.shade(k.ellipse(100, 62, 2.5, 2.5) + k.ellipse(124, 57, 2.5, 2.5), INK);

const manche: Shape = (k, p) =>
  k.ground(122, 150, 84) +
  k.group(
    'translate(30 140) rotate(-36)',
    p.style === 'telescopique'
      ? k.roll(6, 214, 2, '', WHITE, STEEL) +
          k.roll(8.5, 150, 3, '', STEEL, '#A5B2B6') +
          k.solid(k.box(140, -12, 22, 24, 5), k.b) +
          k.roll(11, 84, 4) +
          k.solid(k.box(74, -15, 24, 30, 5), k.b) +
          k.line('M82 -14V14M90 -14V14M147 -11V11M154 -11V11') +
          k.solid(k.box(-4, -12, 34, 24, 8), DARK) +
          k.solid(k.box(206, -8, 20, 16, 4), k.b)
      : k.roll(8, 200, 3) +
          k.solid(k.box(-6, -11, 44, 22, 9), k.b) +
          k.line(k.ellipse(4, 0, 4, 4)) +
          k.solid('M196 -8H212L224 -5V5L212 8H196Z', WHITE) +
          k.line('M200 -7V7M206 -7V7M212 -7V7'),
  );

const brosse: Shape = (k) =>
  k.ground(128, 150, 80) +
  k.solid(
    'M40 108L58 104L186 92L204 96L210 138C204 146 190 142 184 148C176 143 166 146 160 151C152 146 142 149 136 153C128 148 116 151 110 155C102 149 92 152 86 155C78 149 68 152 60 152C54 148 46 148 38 146Z',
    WHITE,
    k.shade('M150 96H214V160H144Z', k.a) + k.shade('M30 136C80 146 160 142 214 128V164H30Z', k.a),
  ) +
  k.line(
    'M56 122L54 149M72 123L71 151M88 123L88 153M104 122L106 152M120 121L124 150M136 119L142 149M152 117L160 148M168 114L177 146M184 110L194 142',
  ) +
  k.solid(
    'M34 92C34 84 44 80 58 78L166 66C188 64 208 70 210 80V96C208 106 194 110 176 112L74 122C52 124 34 118 34 108Z',
    k.b,
    k.light('M34 90H46V120H34Z', 0.35),
  ) +
  k.solid(
    'M34 92C34 84 44 80 58 78L166 66C188 64 210 70 210 80C210 90 194 96 176 98L74 108C52 110 34 104 34 92Z',
    k.a,
    k.light('M52 86C60 83 110 78 160 73L162 77C110 82 70 86 56 90Z'),
  ) +
  k.line(
    'M92 92C92 88 98 86 106 85L140 81C150 80 156 82 156 86C156 90 150 92 140 93L108 97C98 98 92 96 92 92Z',
  );

export const handToolsShapes = {
  balai,
  frange,
  'balai-plat': balaiPlat,
  pelle,
  'tete-de-loup': teteDeLoup,
  'brosse-wc': brosseWc,
  'raclette-sol': racletteSol,
  grattoir,
  manche,
  brosse,
} satisfies Record<string, Shape>;
