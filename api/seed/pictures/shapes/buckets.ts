import type { Shape } from '../drawing';
import { DARK, INK, PALE, WHITE } from '../tints';

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

const chariot: Shape = (k) =>
  k.ground(124, 156, 86) +
  k.line('M186 130V34C186 26 200 26 208 30', 'outline') +
  k.solid('M40 128L150 138L190 124L88 116Z', k.a) +
  k.solid('M40 128L150 138V146L40 136Z', k.b) +
  k.solid('M150 138L190 124V132L150 146Z', DARK) +
  k.solid('M134 40L182 34V120L150 132L134 128Z', k.b, k.shade('M146 30H190V140H146Z', DARK)) +
  k.solid(
    'M128 42C128 36 132 33 138 34L150 36V134L134 130C130 128 128 124 128 118Z',
    k.a,
    k.light('M132 40H137V126H132Z'),
  ) +
  k.solid('M120 36L172 26L190 32L138 44Z', WHITE) +
  k.group(
    'translate(-2 32) scale(.62)',
    k.can(104, 88, 42, 64, {
      bottom: 33,
      flat: 0.3,
      top: WHITE,
      ring: k.shade('M60 92C90 102 120 102 150 90V120H60Z'),
    }),
  ) +
  k.line('M62 88L44 22', 'outline') +
  k.solid('M36 16C40 12 48 12 50 16L51 26L42 28Z', k.b) +
  k.solid('M84 108L122 112V134L84 130Z', WHITE, k.shade('M108 100H130V140H108Z', PALE)) +
  k.line('M84 119L122 123') +
  k.wheel(58, 144, 7.5, 9) +
  k.wheel(136, 152, 7.5, 9) +
  k.wheel(182, 138, 7.5, 9);

export const bucketsShapes = { seau, 'seau-presse': seauPresse, chariot } satisfies Record<string, Shape>;
