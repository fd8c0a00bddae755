import type { Shape } from '../drawing';
import { PALE, WHITE } from '../tints';

const gants: Shape = (k, p) => {
  const hand =
    k.solid(
      'M92 152C88 128 84 112 74 98C66 88 60 78 68 74C76 70 84 82 92 90L84 44C82 34 92 32 96 42L106 76L106 30C106 20 118 20 119 30L122 74L134 36C138 26 148 30 146 40L138 80L154 56C160 48 168 54 164 62C156 84 152 104 150 152Z',
      k.a,
      k.shade('M140 60C136 100 134 130 134 160H180V40Z') +
        k.light('M110 32C110 26 114 26 115 32L117 70H111Z') +
        k.light('M88 44C88 40 91 40 92 44L100 76L96 80Z'),
    ) +
    k.solid('M88 140H154V154C140 158 104 158 88 154Z', k.b, k.light('M92 138H98V158H92Z', 0.5)) +
    k.line('M100 102C108 98 120 98 128 104');
  return (
    k.ground(128, 153, 66) +
    ((p.count ?? 2) > 1
      ? k.group(
          'translate(17 23) scale(.85)',
          k.group('translate(58 3) rotate(9 120 150)', hand) + k.group('translate(-34 0)', hand),
        )
      : hand)
  );
};

const masque: Shape = (k) =>
  k.line('M60 70C22 62 20 118 62 112M180 66C216 58 218 112 178 108', 'outline') +
  k.solid(
    'M58 62C80 54 98 46 120 46C142 46 162 52 182 60C186 84 184 104 178 114C160 128 140 136 120 136C100 136 78 128 62 116C56 100 54 80 58 62Z',
    k.a,
    k.shade('M150 40C160 80 156 110 140 140H200V40Z') +
      k.light('M66 66C80 60 96 54 112 52V56C98 58 84 64 70 72Z'),
  ) +
  k.line('M58 80C90 70 150 70 184 78M58 96C90 88 150 88 182 94M64 112C92 104 148 104 178 108') +
  k.solid('M98 47C110 44 130 44 142 48L140 56C130 53 112 53 100 55Z', WHITE) +
  k.ground(122, 152, 52, 5);

const tablier: Shape = (k) =>
  k.ground(124, 158, 50, 5) +
  k.line('M98 44C94 10 146 10 142 44M76 92C56 96 50 108 54 120M164 92C184 96 190 108 186 120', 'outline') +
  k.solid(
    'M98 40H142C144 62 152 76 166 86L174 152C150 162 90 162 66 152L74 86C88 76 96 62 98 40Z',
    k.a,
    k.shade('M140 30C144 70 150 110 146 170H190V30Z') +
      k.light('M102 46H108C106 70 96 84 84 92L80 150H74L80 90C94 80 100 66 102 46Z'),
  ) +
  k.solid('M92 106H148L146 136H94Z', WHITE, k.shade('M132 100H156V140H132Z', PALE)) +
  k.line('M98 48H142');

export const protectionShapes = { gants, masque, tablier } satisfies Record<string, Shape>;
