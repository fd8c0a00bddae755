import type { Shape } from '../drawing';
import { PALE, WHITE } from '../tints';

const papierToilette: Shape = (k, p) => {
  const r = (x: number, y: number, s = 1) =>
    k.group(
      `translate(${x} ${y}) scale(${s})`,
      k.can(0, 0, 34, 50, { fill: WHITE, dark: k.a, top: WHITE, flat: 0.36 }) +
        k.line('M-26 3A26 9 0 0 0 27 2M-20 -1A20 6.5 0 0 1 18 -3') +
        k.solid(k.ellipse(0, 0, 11, 4.2), k.b) +
        k.line('M12 14L12 60') +
        k.line('M-22 28h.1M-10 34h.1M3 36h.1M-23 44h.1M-11 49h.1M2 51h.1', 'dots'),
    );
  const n = p.count ?? 1;
  if (n >= 6)
    return (
      k.ground(126, 152, 84) +
      r(60, 48, 0.86) +
      r(120, 42, 0.86) +
      r(180, 48, 0.86) +
      r(60, 96, 0.86) +
      r(120, 102, 0.86) +
      r(180, 96, 0.86)
    );
  if (n >= 3) return k.ground(126, 152, 74) + r(84, 96, 0.95) + r(158, 96, 0.95) + r(121, 42, 0.95);
  return (
    k.ground(134, 146, 72) +
    k.group(
      'translate(96 66) scale(1.3)',
      k.can(0, 0, 34, 50, { fill: WHITE, dark: k.a, top: WHITE, flat: 0.36 }) +
        k.line('M-26 3A26 9 0 0 0 27 2M-20 -1A20 6.5 0 0 1 18 -3') +
        k.solid(k.ellipse(0, 0, 11, 4.2), k.b) +
        k.line('M-24 24h.1M-12 29h.1M0 31h.1M-24 38h.1M-12 43h.1M0 45h.1M-23 52h.1M-11 57h.1', 'dots') +
        k.solid(
          'M33 -2C42 8 54 10 68 4C66 12 70 18 68 26C66 34 70 42 68 54C54 60 42 58 33 48Z',
          WHITE,
          k.shade('M30 -8H42C45 16 45 40 42 66H30Z', k.a) + k.shade('M58 0H74V66H58C61 40 61 24 58 0Z', PALE),
        ) +
        k.line('M50 8V58', 'dash'),
    )
  );
};

const bobine: Shape = (k, p) => {
  const r = (x: number, y: number, s: number) =>
    k.group(
      `translate(${x} ${y}) scale(${s})`,
      k.can(0, 0, 46, 74, { top: WHITE, flat: 0.34 }) +
        k.line('M-36 4A36 12 0 0 0 38 2M-30 -2A30 9 0 0 1 28 -4') +
        k.solid(k.ellipse(0, 0, 14, 5), k.b) +
        k.line('M-32 24A46 16 0 0 0 -4 31M-32 48A46 16 0 0 0 -4 55', 'dash') +
        k.line('M14 15V89'),
    );
  return (p.count ?? 1) > 1
    ? k.ground(126, 150, 84) + r(86, 60, 0.86) + r(160, 68, 0.94)
    : k.ground(130, 150, 62) + r(120, 46, 1.2);
};

const mouchoirs: Shape = (k) =>
  k.ground(124, 151, 82) +
  k.solid('M140 76L196 56V118L140 144Z', k.b) +
  k.solid(
    'M48 66L140 76V144L48 130Z',
    k.a,
    k.light('M54 68L62 69V132L54 130Z') + k.shade('M48 104L140 116V150H48Z', WHITE),
  ) +
  k.line('M48 104L140 116L196 93') +
  k.solid('M48 66L106 48L196 56L140 76Z', WHITE) +
  k.solid('M84 63L112 54L160 59L132 68Z', k.b) +
  k.solid(
    'M92 62C90 46 98 34 108 28C112 34 118 34 124 28C128 36 136 36 144 32C150 40 150 50 148 62L130 66Z',
    WHITE,
    k.shade('M128 20H156V70H124Z', PALE),
  ) +
  k.line('M108 28C104 40 104 52 106 63M124 29C122 42 124 54 126 65');

const distributeurBobine: Shape = (k) =>
  k.solid(
    'M140 24H148C152 24 156 26 160 29L168 36C170 38 172 41 172 45V112C172 128 160 138 146 138H120Z',
    k.b,
  ) +
  k.solid(
    'M84 34C84 26 88 24 96 24H144C152 24 156 28 156 36V112C156 126 146 138 132 138H108C94 138 84 126 84 112Z',
    k.a,
    k.shade('M138 20H170V140H132Z') +
      k.light('M92 32H98V112C98 118 100 122 102 126L97 128C93 122 92 118 92 112Z'),
  ) +
  k.solid(
    'M106 44H134V92H106Z',
    WHITE,
    k.shade('M126 40H140V96H126Z', PALE) + k.shade('M100 74H140V98H100Z', k.b),
  ) +
  k.line('M106 74A20 4 0 0 0 134 74') +
  k.solid(
    'M108 138C108 132 132 132 132 138L136 164L126 158L120 168L113 159L104 165Z',
    WHITE,
    k.shade('M122 130H140V170H120Z', PALE),
  ) +
  k.line('M110 148L131 147', 'dash') +
  k.line('M112 110h16');

const essuieMains: Shape = (k, p) => {
  const layers = [0, 1, 2, 3, 4]
    .map((i) => `M48 ${92 + 9 * i}L144 ${107 + 9 * i}L196 ${88 + 9 * i}`)
    .join('');
  const pack = () =>
    k.solid('M48 84L144 99V152L48 134Z', WHITE, k.light('M48 84L144 99V152L48 134Z', 1)) +
    k.solid('M144 99L196 80V130L144 152Z', PALE) +
    k.line(layers) +
    k.solid('M48 84L102 67L196 80L144 99Z', WHITE) +
    k.line('M62 82L112 70L186 80') +
    k.solid('M82 89.3L112 94V146L82 140.4Z', k.a, k.shade('M102 88H116V150H102Z')) +
    k.solid('M82 89.3L135 71.5L164 75.6L112 94Z', k.a, k.light('M88 88L138 72L144 73L96 90Z'));
  return (p.count ?? 1) > 1
    ? k.ground(130, 150, 84) +
        k.group('translate(34 8) scale(.78)', pack()) +
        k.group('translate(20 44) scale(.78)', pack())
    : k.ground(130, 150, 82) + pack();
};

const essuieTout: Shape = (k, p) => {
  const roll = (x: number, y: number) =>
    k.group(
      `translate(${x} ${y})`,
      k.can(0, 0, 32, 92, { fill: WHITE, dark: k.a, flat: 0.3 }) +
        k.line('M-24 2A24 7 0 0 0 26 1M-18 -1A18 5 0 0 1 17 -2') +
        k.solid(k.ellipse(0, 0, 10, 3.5), k.b) +
        k.line('M-31 30A32 9.6 0 0 0 31 30M-31 62A32 9.6 0 0 0 31 62', 'dash') +
        k.line('M-20 20h.1M-8 24h.1M4 25h.1M-20 50h.1M-8 54h.1M4 55h.1M-20 82h.1M-8 86h.1M4 87h.1', 'dots'),
    );
  return (p.count ?? 1) > 1
    ? k.ground(128, 150, 78) + roll(86, 44) + roll(152, 52)
    : k.ground(132, 150, 64) +
        k.group('translate(0 0)', roll(106, 50)) +
        k.solid(
          'M137 56C148 66 158 68 172 62C170 84 174 104 170 136C158 146 146 142 137 136Z',
          WHITE,
          k.shade('M130 50H146C150 80 150 110 145 150H130Z', k.a),
        ) +
        k.line('M155 68V140', 'dash');
};

const drapExamen: Shape = (k) =>
  k.ground(124, 152, 88) +
  k.solid(
    'M52 96L196 74L204 128C190 138 180 126 164 136C140 148 110 134 62 154Z',
    WHITE,
    k.shade('M168 70H214V150H160C172 130 172 100 168 70Z', PALE),
  ) +
  k.line('M57 124L200 100', 'dash') +
  k.group(
    'translate(48 76) rotate(-9)',
    k.roll(30, 142, 10, '', WHITE, k.a) +
      k.line('M22 -14h.1M46 -14h.1M70 -14h.1M94 -14h.1M118 -14h.1M34 0h.1M58 0h.1M82 0h.1M106 0h.1', 'dots') +
      k.solid(k.ellipse(0, 0, 10, 30), WHITE) +
      k.line(k.ellipse(0, 0, 6.5, 20)) +
      k.solid(k.ellipse(0, 0, 3.5, 10), k.b),
  );

export const paperShapes = {
  'papier-toilette': papierToilette,
  bobine,
  'essuie-mains': essuieMains,
  'distributeur-bobine': distributeurBobine,
  mouchoirs,
  'essuie-tout': essuieTout,
  'drap-examen': drapExamen,
} satisfies Record<string, Shape>;
