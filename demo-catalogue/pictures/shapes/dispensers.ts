import type { Shape } from '../drawing';
import { drawMark, markOf } from '../marks';
import { DARK, INK, PALE, WHITE } from '../tints';

const distributeurRond: Shape = (k) =>
  k.solid(
    'M104 126V164L112 158L121 168L131 158L140 164V126Z',
    WHITE,
    k.shade('M130 120H150V170H128Z', PALE),
  ) +
  k.line('M105 150H139', 'dash') +
  k.solid(k.ellipse(132, 78, 58, 58), k.b) +
  k.solid(
    k.ellipse(120, 78, 58, 58),
    k.a,
    k.shade('M150 10C172 50 168 110 136 142H220V10Z') +
      k.light('M72 78C72 52 90 34 110 30L111 36C94 40 79 56 79 78Z'),
  ) +
  k.solid(k.ellipse(118, 72, 32, 32), WHITE, k.shade(k.ellipse(118, 72, 24, 24), PALE)) +
  k.line(k.ellipse(118, 72, 24, 24)) +
  k.solid(k.ellipse(118, 72, 9, 9), k.b) +
  k.line('M108 122h20');

const distributeurSavon: Shape = (k, p) =>
  k.solid('M140 26C156 28 162 36 162 48V108L146 124Z', k.b) +
  k.solid(
    'M82 44C82 32 90 26 100 26H132C142 26 150 32 150 44V118H82Z',
    k.a,
    k.shade('M136 20H160V130H132Z') + k.light('M89 44C89 38 92 34 97 33V118H89Z'),
  ) +
  k.solid(k.box(108, 42, 16, 52, 8), WHITE, k.shade('M100 64H130V100H100Z')) +
  k.solid(
    'M92 112H140L136 132C134 138 130 140 126 140H106C102 140 98 138 96 132Z',
    WHITE,
    k.shade('M126 106H150V146H122Z', PALE),
  ) +
  k.solid('M112 140H120V147H112Z', DARK) +
  (p.style === 'mousse'
    ? k.line(k.ellipse(112, 160, 5, 5) + k.ellipse(121, 163, 4, 4))
    : drawMark(k, 'goutte', 116, 163, k.b) + k.line('M116 154c5 7 7 10 7 12a7 7 0 0 1-14 0c0-2 2-5 7-12Z')) +
  drawMark(k, markOf(p), 96, 104, WHITE);

const distributeurEssuieMains: Shape = (k) =>
  k.solid(
    'M92 126H150L146 162L134 156L121 166L108 156L96 163Z',
    WHITE,
    k.shade('M132 120H160V170H128Z', PALE),
  ) +
  k.line('M95 148L147 147') +
  k.solid('M160 26L176 34V122L160 134Z', k.b) +
  k.solid(
    k.box(74, 24, 92, 112, 10),
    k.a,
    k.shade('M146 20H170V140H142Z') + k.light('M81 36C81 32 83 31 88 31V128H81Z'),
  ) +
  k.solid(k.box(112, 46, 14, 54, 6), WHITE, k.shade('M108 66H130V104H108Z', PALE)) +
  k.solid(k.ellipse(120, 34, 3.5, 3.5), DARK) +
  k.solid('M90 120H150L146 136H94Z', k.b) +
  k.shade('M98 128H142V132H98Z', INK);

const secheMains: Shape = (k) =>
  k.line('M104 138V150M120 138V158M136 138V150', 'outline') +
  k.solid('M154 30C174 32 182 44 182 58V96C182 108 172 116 158 118Z', k.b) +
  k.solid(
    'M64 56C64 40 74 30 92 30H146C162 30 170 42 170 56V98C170 110 162 118 148 118H86C72 118 64 110 64 98Z',
    k.a,
    k.shade('M150 24H180V124H144Z') + k.light('M72 56C72 46 78 38 90 37V42C84 44 79 50 79 58V98H72Z'),
  ) +
  k.solid('M94 116H146L140 130H100Z', DARK) +
  k.solid(k.ellipse(120, 70, 20, 20), WHITE) +
  drawMark(k, 'main', 120, 70);

const secheCheveux: Shape = (k) =>
  k.line('M128 142C130 164 176 164 190 146C200 132 206 152 216 150', 'outline') +
  k.ground(122, 152, 40) +
  k.solid(
    'M106 84H136L146 138C147 144 143 148 138 148H122C117 148 114 146 113 141Z',
    k.b,
    k.light('M110 84H116L122 140H118Z', 0.5),
  ) +
  k.solid(
    'M92 40H150C178 40 190 52 190 68S178 96 150 96H92C84 96 74 92 64 86V50C74 44 84 40 92 40Z',
    k.a,
    k.shade('M60 76H200V100H60Z') +
      k.light('M84 48H152C164 48 172 52 176 57L172 59C168 55 162 53 152 53H84Z'),
  ) +
  k.solid('M64 48L46 44V92L64 88Z', DARK) +
  k.line('M36 54L22 50M36 68H20M36 82L22 86', 'outline') +
  k.solid(k.ellipse(156, 68, 15, 17), WHITE) +
  k.line('M148 60V76M154 56V80M160 56V80M166 60V76') +
  k.solid(k.box(120, 106, 8, 16, 3), WHITE);

export const dispensersShapes = {
  'distributeur-rond': distributeurRond,
  'distributeur-savon': distributeurSavon,
  'distributeur-essuie-mains': distributeurEssuieMains,
  'seche-mains': secheMains,
  'seche-cheveux': secheCheveux,
} satisfies Record<string, Shape>;
