import type { Shape } from '../drawing';
import { DARK, STEEL, WHITE } from '../tints';

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

const tapis: Shape = (k) =>
  k.ground(128, 140, 96, 10) +
  k.solid('M18 122L108 148L218 108L128 88Z', k.a, k.shade('M108 148L218 108V120L112 156Z')) +
  k.solid('M18 122L108 148L218 108V115L108 156L18 129Z', k.b) +
  k.line('M40 121L110 140L194 109L128 95Z') +
  k.line('M60 121L124 100M78 126L146 104M96 131L166 108M114 136L182 112') +
  k.group('translate(28 106) rotate(18)', '') +
  k.solid(
    'M128 88L218 108C226 96 222 82 208 78L136 62C120 60 116 80 128 88Z',
    k.a,
    k.shade('M130 80L224 100V112L120 92Z') + k.light('M134 66L208 82V86L132 70Z'),
  ) +
  k.solid(k.ellipse(213, 92, 8, 14), WHITE) +
  k.line(k.ellipse(213, 92, 4, 7.5));

export const machinesShapes = { aspirateur, tapis } satisfies Record<string, Shape>;
