import type { Shape } from '../drawing';
import { drawMark } from '../marks';
import { DARK, STEEL, tones, WHITE } from '../tints';

const chaussure: Shape = (k, p) => {
  const upper =
    p.style === 'basse'
      ? 'M34 130C32 112 48 106 76 100C96 94 108 82 118 72C130 84 150 86 168 76C178 70 186 72 192 78C200 92 202 110 202 130Z'
      : 'M34 130C32 112 48 106 76 100C98 94 110 78 116 56L118 36C134 44 160 42 180 32C186 54 188 70 194 84C202 100 202 114 202 130Z';
  return (
    k.ground(128, 152, 88) +
    k.solid(
      upper,
      k.a,
      k.shade('M158 20C166 70 170 100 164 140H220V20Z') +
        k.shade('M24 132C26 108 50 106 72 101C84 108 88 118 88 134Z') +
        k.light('M52 116C60 110 72 108 82 106L84 110C74 112 62 114 54 120Z'),
    ) +
    k.line('M72 101C84 108 88 118 88 130') +
    (p.style === 'basse'
      ? k.line('M98 88L112 100M108 79L122 92M86 96L98 108M118 72C130 84 150 86 168 76')
      : k.line('M116 44C134 52 160 50 182 40') +
        k.line('M110 66L130 74M104 80L124 89M94 92L110 103M114 54L134 61', 'outline')) +
    k.solid('M30 130H204C207 136 207 144 204 150H176L172 144H150L146 150H46C34 150 28 140 30 130Z', DARK) +
    k.shade('M34 130H202V135H33Z', k.b) +
    k.line('M33 136H205', 'outline')
  );
};

const botte: Shape = (k) =>
  k.ground(126, 152, 74) +
  k.solid(
    'M98 26H158V98C160 112 164 124 164 140H40C36 122 48 112 72 108C92 104 98 94 98 78Z',
    k.a,
    k.shade('M136 20H170V150H132Z') +
      k.light('M105 34H112V80C112 96 104 106 92 110C102 102 105 92 105 78Z') +
      k.shade('M34 142C34 122 48 112 66 109C74 116 76 128 76 142Z'),
  ) +
  k.solid('M94 24H162V38H94Z', k.b) +
  k.solid('M36 138H168C170 144 170 150 168 154H140V148H116L112 154H48C38 154 34 146 36 138Z', DARK) +
  k.line('M104 96C112 102 120 102 128 98');

const combinaison: Shape = (k) =>
  k.ground(126, 156, 48, 5) +
  k.solid(
    'M102 46C94 12 146 12 138 46C154 50 164 58 168 72L186 116L168 124L154 96L156 154H124L120 122L116 154H84L86 96L72 124L54 116L72 72C76 58 86 50 102 46Z',
    k.a,
    k.shade('M130 10C136 60 136 110 134 160H200V10Z') +
      k.light('M82 70C84 62 90 57 98 55L99 60C92 63 88 68 87 76L70 114L65 112Z'),
  ) +
  k.solid(k.ellipse(120, 40, 12, 14), WHITE) +
  k.line(
    'M120 56V122M86 96L90 82M154 96L150 82M102 46C108 58 132 58 138 46M58 112L74 119M182 112L166 119M86 146H116M124 146H154',
  );

const gilet: Shape = (k) =>
  k.ground(126, 156, 54, 5) +
  k.solid(
    'M92 32L108 26C112 44 128 44 132 26L148 32C150 52 158 62 170 66L174 152H66L70 66C82 62 90 52 92 32Z',
    k.a,
    k.shade('M142 24H190V160H138Z') +
      k.light('M78 74C84 70 88 66 90 60L94 62C92 70 88 74 84 78L80 146H74Z') +
      k.shade('M92 24H102V110H92ZM138 24H148V110H138Z', STEEL) +
      k.shade('M56 100H184V112H56ZM56 126H184V138H56Z', STEEL),
  ) +
  k.line('M67 100H172M67 112H173M66 126H173M66 138H174M92 60V100M102 54V100M138 54V100M148 60V100') +
  k.line('M120 40V152', 'outline');

const trousse: Shape = (k) =>
  k.ground(130, 152, 78) +
  k.bar('M92 60V46C92 42 94 40 98 40H132C136 40 138 42 138 46V60', 5, DARK) +
  k.solid('M164 62L186 50C190 50 192 52 192 56V130C192 134 190 136 188 137L166 151Z', k.b) +
  k.solid(
    k.box(50, 60, 122, 92, 10),
    k.a,
    k.shade('M148 54H180V156H144Z') + k.light('M57 72C57 68 59 67 63 67V144H57Z'),
  ) +
  k.line('M50 92H90M130 92H172') +
  k.solid(k.ellipse(110, 104, 30, 30), WHITE) +
  drawMark(k, 'croix', 110, 104, tones.vert.b).replace('translate(110 104)', 'translate(110 104) scale(2)') +
  k.solid(k.box(62, 86, 12, 14, 3), WHITE) +
  k.solid(k.box(148, 86, 12, 14, 3), WHITE);

const casqueAntibruit: Shape = (k) =>
  k.ground(126, 152, 60) +
  k.bar('M66 104C58 18 182 18 174 104', 8, k.b) +
  k.light('M70 84C74 44 98 34 120 33V36C100 38 80 48 74 84Z', 0.7) +
  k.solid(k.box(70, 86, 26, 62, 12), DARK) +
  k.solid(k.box(144, 86, 26, 62, 12), DARK) +
  k.solid(
    k.box(46, 82, 36, 70, 15),
    k.a,
    k.shade('M68 76H90V160H66Z') + k.light('M52 100C52 94 54 90 58 89V142C54 140 52 136 52 132Z'),
  ) +
  k.solid(
    k.box(158, 82, 36, 70, 15),
    k.a,
    k.shade('M180 76H200V160H176Z') + k.light('M164 100C164 94 166 90 170 89V142C166 140 164 136 164 132Z'),
  );

export const safetyWearShapes = {
  chaussure,
  botte,
  combinaison,
  gilet,
  trousse,
  'casque-antibruit': casqueAntibruit,
} satisfies Record<string, Shape>;
