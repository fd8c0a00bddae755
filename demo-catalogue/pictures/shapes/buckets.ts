import type { Shape } from '../drawing';
import { DARK, INK, PALE, STEEL, tones, WHITE } from '../tints';
import { flacon, spray } from './chemicals';

const seau: Shape = (k) =>
  k.ground(130, 151, 56) +
  k.line('M68 66C66 6 174 6 172 66', 'outline') +
  k.can(120, 66, 54, 76, {
    bottom: 40,
    flat: 0.3,
    top: k.a,
    ring: k.shade('M60 66C90 84 150 84 180 66V96H60Z', WHITE) + k.line('M72 70C96 62 144 62 168 70'),
  }) +
  k.line('M68.5 78A52 15 0 0 0 171.5 78') +
  k.solid('M108 22C112 19 128 19 132 22V30C128 27 112 27 108 30Z', k.b) +
  k.line('M96 112h24M96 122h16');

const seauPresse: Shape = (k) =>
  k.ground(130, 154, 78) +
  k.solid('M150 88L192 70L183 128L146 144Z', k.b) +
  k.solid(
    'M48 80L150 88L146 144L60 134Z',
    k.a,
    k.light('M56 80H66L75 138H67Z') + k.shade('M134 80H156V150H132Z'),
  ) +
  k.solid('M48 80L90 62L192 70L150 88Z', WHITE, k.shade('M66 80L90 69L176 76L148 88Z')) +
  k.bar('M172 60L204 14', 3.5, WHITE) +
  k.solid('M196 12C198 8 203 6 207 9C211 12 211 17 208 20L200 31L188 23Z', k.b) +
  k.solid('M152 54L186 42L180 76L148 90Z', k.b) +
  k.solid('M94 50L152 54L148 90L102 86Z', k.a, k.light('M100 50H107L112 90H105Z')) +
  k.solid('M94 50L130 38L186 42L152 54Z', WHITE, k.shade('M108 50L132 42L172 45L150 53Z', DARK)) +
  [0, 10, 20]
    .map((x) => k.shade(k.ellipse(114 + x, 63 + x / 10, 2, 2) + k.ellipse(115 + x, 73 + x / 10, 2, 2), INK))
    .join('') +
  k.wheel(70, 139, 7, 9) +
  k.wheel(136, 149, 7, 9) +
  k.wheel(180, 134, 7, 9) +
  k.solid('M78 102L116 105L114 122L81 118Z', WHITE) +
  k.line('M86 110L106 112M87 114L98 115');

const chariot: Shape = (k, p) =>
  k.ground(126, 156, 92) +
  k.bar('M46 134V30', 4, STEEL) +
  k.bar('M112 138V40', 4, STEEL) +
  k.bar('M186 46C202 44 208 38 210 28', 5, DARK) +
  k.solid('M34 130L160 140L204 126L84 119Z', k.a) +
  k.solid('M34 130L160 140V150L34 140Z', k.b) +
  k.solid('M160 140L204 126V136L160 150Z', DARK) +
  k.group('translate(24 66) scale(.46)', seau(k, {})) +
  k.solid('M36 82L116 88L132 82L56 77Z', WHITE) +
  k.solid('M36 82L116 88V95L36 89Z', k.b) +
  k.solid('M116 88L132 82V89L116 95Z', DARK) +
  k.group('translate(16 16) scale(.42)', spray(k, p)) +
  k.group('translate(46 12) scale(.46)', flacon(k, { ...p, mark: 'bulles' })) +
  k.solid(
    'M126 50L188 42C192 80 192 106 186 122L168 132L132 128C126 104 124 76 126 50Z',
    k.a,
    k.shade('M164 40C170 80 168 110 160 140H200V40Z') +
      k.light('M134 60C134 84 136 104 140 120L147 121C142 104 140 82 141 59Z'),
  ) +
  k.line('M156 60C154 82 156 104 158 118') +
  k.solid(
    'M120 42L172 34L196 40L142 50ZM120 42V50L142 58V50ZM142 50V58L196 48V40Z',
    WHITE,
    k.shade('M142 50V58L196 48V40Z', PALE),
  ) +
  k.wheel(50, 148, 8, 9) +
  k.wheel(150, 156, 8, 9) +
  k.wheel(196, 142, 7, 8);

const panneau: Shape = (k) =>
  k.ground(138, 152, 66) +
  k.solid('M126 32L146 34L194 138L174 146Z', k.b) +
  k.solid(
    'M98 26H126C131 26 134 29 135 34L160 152H142L138 142H86L82 152H64L89 34C90 29 93 26 98 26Z',
    k.a,
    k.shade('M124 20H170V160H148Z') + k.light('M96 32H101L78 148H72Z'),
  ) +
  k.solid(k.box(103, 34, 18, 8, 3), WHITE) +
  k.solid('M112 54C114 51 118 51 120 54L146 116C147 120 145 122 142 122H86C83 122 81 120 82 116Z', WHITE) +
  k.shade(k.ellipse(123, 78, 4.5, 4.5), INK) +
  k.bar('M119 86L109 98', 0, INK) +
  k.line('M119 86L109 99L121 104L126 113M109 99L97 106L90 101M117 89L128 92M116 88L106 86', 'outline');

const presse: Shape = (k) =>
  k.ground(132, 150, 60) +
  k.bar('M150 74L194 22', 5, WHITE) +
  k.solid('M186 14C190 8 198 8 202 12C206 16 206 22 202 26L192 36L178 24Z', k.b) +
  k.solid('M142 74L184 60L172 124L136 146Z', k.b) +
  k.solid('M58 66L142 74L136 146L72 134Z', k.a, k.light('M66 72H75L85 132H77Z')) +
  k.solid('M58 66L104 52L184 60L142 74Z', WHITE, k.shade('M74 65L108 55L168 61L138 70Z', DARK)) +
  [0, 1, 2, 3]
    .map((x) =>
      k.shade(
        [0, 1, 2].map((y) => k.ellipse(88 + x * 13 + y, 90 + y * 14 + x * 1.4, 2.8, 2.8)).join(''),
        INK,
      ),
    )
    .join('');

const chariotLavage: Shape = (k) => {
  const bucket = (x: number, y: number, tone: 'bleu' | 'rouge') =>
    k.can(x, y, 37, 46, {
      bottom: 30,
      flat: 0.3,
      fill: tones[tone].a,
      dark: tones[tone].b,
      top: tones[tone].a,
      ring: k.shade(
        `M${x - 40} ${y}C${x - 20} ${y + 10} ${x + 20} ${y + 10} ${x + 40} ${y}V${y + 20}H${x - 40}Z`,
        WHITE,
      ),
    }) + k.line(`M${x - 35} ${y + 9}A35 10 0 0 0 ${x + 35} ${y + 9}`);
  return (
    k.ground(126, 156, 88) +
    k.bar('M190 132L202 40', 4, STEEL) +
    k.bar('M194 34L214 30', 5, DARK) +
    k.solid('M36 132L156 142L204 128L88 121Z', k.a) +
    k.solid('M36 132L156 142V150L36 140Z', k.b) +
    k.solid('M156 142L204 128V136L156 150Z', DARK) +
    bucket(82, 84, 'bleu') +
    bucket(152, 88, 'rouge') +
    k.bar('M162 50L178 8', 4, STEEL) +
    k.solid('M124 50L168 46L190 52L184 84L134 90Z', k.a, k.shade('M168 40H194V94H160Z')) +
    k.solid('M124 50L146 43L190 52L168 58Z', WHITE, k.shade('M134 50L148 46L178 52L166 55Z', DARK)) +
    k.line('M138 66v14M148 65v14M158 64v14') +
    k.wheel(54, 147, 8, 9) +
    k.wheel(146, 156, 8, 9) +
    k.wheel(196, 142, 7, 8)
  );
};

const chariotLinge: Shape = (k) =>
  k.ground(130, 155, 72) +
  k.bar('M58 54L190 146M186 54L62 146', 4, STEEL) +
  k.solid(
    'M66 58C76 36 96 44 106 34C120 24 140 34 150 38C166 36 172 46 180 58Z',
    WHITE,
    k.shade('M140 20C150 40 150 50 148 64H190V20Z', PALE),
  ) +
  k.line('M100 48C108 44 114 48 118 56M140 44C136 48 136 52 138 58') +
  k.solid(
    'M58 58H186L170 126C150 136 96 136 76 126Z',
    k.a,
    k.shade('M150 50C154 90 150 120 140 140H200V50Z') + k.light('M68 66H77L92 122L85 121Z'),
  ) +
  k.line('M104 66C104 90 108 110 112 126M136 66C138 90 136 110 132 126') +
  k.bar('M52 56H192', 5, STEEL) +
  k.wheel(62, 148, 8, 8) +
  k.wheel(190, 148, 8, 8);

const cone: Shape = (k) =>
  k.ground(132, 154, 66) +
  k.solid('M58 134L118 126L186 134L122 154Z', k.b) +
  k.solid('M58 134L122 154V160L58 140Z', DARK) +
  k.solid('M122 154L186 134V140L122 160Z', DARK) +
  k.solid(
    'M112 26C112 20 130 20 130 26L158 134C150 146 92 146 84 134Z',
    k.a,
    k.shade('M128 10L146 150H190V10Z') +
      k.shade('M96 66C110 74 132 74 148 66L152 88C136 98 106 98 88 88Z', WHITE) +
      k.light('M112 34H117L98 132H92Z'),
  ) +
  k.line('M100.5 70C112 76 130 76 141.5 70M94.5 92C108 100 134 100 147.5 92');

const roulette: Shape = (k) =>
  k.ground(132, 152, 50) +
  k.can(116, 30, 10, 22, { fill: STEEL, dark: '#A5B2B6', flat: 0.34 }) +
  k.solid('M76 50L118 42L164 52L122 62Z', k.a) +
  k.solid('M76 50L122 62V70L76 58Z', k.b) +
  k.solid('M122 62L164 52V60L122 70Z', DARK) +
  k.solid('M130 66L152 60L146 116C144 122 134 122 132 116Z', STEEL) +
  k.wheel(116, 112, 36, 38) +
  k.line(k.ellipse(116, 112, 25, 27)) +
  k.solid('M92 62L112 67L122 112C122 120 112 120 108 114Z', k.a, k.light('M96 65L101 66L112 112L108 110Z')) +
  k.shade(k.ellipse(115, 111, 3.5, 3.5), DARK);

export const bucketsShapes = {
  seau,
  'seau-presse': seauPresse,
  chariot,
  panneau,
  presse,
  'chariot-lavage': chariotLavage,
  'chariot-linge': chariotLinge,
  cone,
  roulette,
} satisfies Record<string, Shape>;
