import type { Shape } from '../drawing';
import { DARK, STEEL, WHITE } from '../tints';

const ampoule: Shape = (k) =>
  k.ground(126, 154, 36, 6) +
  k.line('M40 66H54M48 28L60 38M192 28L180 38M200 66H186', 'outline') +
  k.solid(
    'M120 16C88 16 68 38 68 66C68 84 78 94 88 104C94 110 97 116 98 124H142C143 116 146 110 152 104C162 94 172 84 172 66C172 38 152 16 120 16Z',
    k.a,
    k.shade('M142 10C156 40 156 80 136 130H190V10Z') +
      k.light('M82 62C82 46 92 34 106 30L108 36C96 40 90 50 90 64Z', 1),
  ) +
  k.line('M108 124C108 104 98 92 104 84C110 78 114 88 120 96C126 88 130 78 136 84C142 92 132 104 132 124') +
  k.solid(
    'M98 124H142V146C142 148 140 150 138 150H102C100 150 98 148 98 146Z',
    WHITE,
    k.shade('M128 120H150V156H128Z', STEEL),
  ) +
  k.line('M98 132L142 130M98 140L142 138') +
  k.solid('M108 150H132L126 158H114Z', DARK);

const tube: Shape = (k, p) =>
  k.ground(124, 146, 88) +
  (p.count === 1
    ? ''
    : k.group(
        'translate(40 88) rotate(-14)',
        k.roll(11, 150, 4, k.shade('M136 -20H170V20H136Z', '#A5B2B6'), WHITE, k.a) +
          k.solid('M-2 -11H14A4 11 0 0 1 14 11H-2A4 11 0 0 1 -2 -11Z', STEEL) +
          k.line('M-6 -4H-14M-6 4H-14', 'outline'),
      )) +
  k.group(
    'translate(48 132) rotate(-14)',
    k.roll(13, 156, 5, k.shade('M140 -20H180V20H140Z', '#A5B2B6'), WHITE, k.a) +
      k.solid('M-2 -13H16A5 13 0 0 1 16 13H-2A5 13 0 0 1 -2 -13Z', STEEL, k.light('M-4 -9H20V-6H-4Z')) +
      k.line('M-8 -5H-17M-8 5H-17', 'outline'),
  );

export const lightingShapes = { ampoule, tube } satisfies Record<string, Shape>;
