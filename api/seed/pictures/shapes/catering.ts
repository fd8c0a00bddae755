import type { Shape } from '../drawing';
import { PALE, WHITE } from '../tints';

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

const serviettes: Shape = (k) =>
  k.ground(124, 150, 82) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      k.group(
        `translate(0 ${-i * 9})`,
        k.solid('M42 124L138 140L198 116L102 102Z', i === 4 ? k.a : WHITE) +
          k.solid('M42 124L138 140V148L42 132Z', i % 2 ? WHITE : k.a) +
          k.solid('M138 140L198 116V124L138 148Z', k.b),
      ),
    )
    .join('') +
  k.line('M62 91L150 76M80 95L166 79') +
  k.solid('M86 72L120 62L150 90L110 98Z', WHITE, k.shade('M118 60L160 96H120Z', PALE)) +
  k.line('M92 76L112 94');

export const cateringShapes = { gobelet, serviettes } satisfies Record<string, Shape>;
