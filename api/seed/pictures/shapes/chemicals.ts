import type { Shape } from '../drawing';
import { drawMark, markOf } from '../marks';
import { PALE, STEEL, WHITE } from '../tints';

const spray: Shape = (k, p) =>
  k.ground(128, 152, 44) +
  k.solid(
    'M88 92C88 80 106 78 106 62H132C132 78 152 80 152 94V142C152 150 148 153 140 153H100C92 153 88 150 88 142Z',
    k.a,
    k.shade('M134 56H160V160H130Z') +
      k.light('M95 94C96 86 104 84 108 78L112 80C108 88 102 90 102 98V144H95Z'),
  ) +
  k.solid('M88 100H152V134H88Z', WHITE, k.shade('M134 96H160V140H134Z', PALE)) +
  drawMark(k, markOf(p), 106, 116) +
  k.line('M120 112H142M120 121H136') +
  k.solid('M104 52H134V64H104Z', k.b) +
  k.solid(
    'M74 26C74 22 77 20 80 20H128C142 20 150 28 152 40L142 42C140 38 138 38 134 38V52H106V40H88C84 40 82 38 82 36H76C74 36 74 34 74 32Z',
    WHITE,
    k.shade('M120 16H156V56H124Z', STEEL),
  ) +
  k.solid('M88 40H100C98 52 94 58 86 62L80 58C86 54 88 48 88 40Z', k.b) +
  k.line('M62 22L52 18M62 29H50M62 36L52 40');

const bidon: Shape = (k, p) =>
  k.ground(130, 152, 60) +
  k.solid('M148 62L176 50C180 49 182 51 182 55V128C182 132 180 135 176 137L148 151Z', k.b) +
  k.solid(
    'M66 58C66 53 69 50 74 51L140 57C145 58 148 61 148 66V144C148 149 145 152 140 151L74 145C69 145 66 142 66 137Z',
    k.a,
    k.light('M73 58H81V142H73Z'),
  ) +
  k.solid(
    'M70 52L98 38H166C174 40 178 46 180 51L148 63C146 59 143 57 140 57Z',
    WHITE,
    k.shade('M142 56L182 44V66H148Z', k.a),
  ) +
  k.solid('M112 49C112 30 160 24 164 46L154 49C150 38 124 40 122 52Z', k.a, k.shade('M140 28H170V54H146Z')) +
  k.solid('M78 30H106V44A14 5 0 0 1 78 44Z', k.b) +
  k.solid(k.ellipse(92, 30, 14, 5), WHITE) +
  k.line('M84 36V46M92 37V48M100 36V46') +
  k.solid('M78 78L136 83V128L78 123Z', WHITE) +
  drawMark(k, markOf(p), 93, 98) +
  k.line('M108 96L128 98M108 105L124 106M86 116L128 120');

const flacon: Shape = (k, p) => {
  const one =
    k.solid(
      'M92 84C92 70 106 68 106 54H134C134 68 148 70 148 84V142C148 150 144 153 136 153H104C96 153 92 150 92 142Z',
      k.a,
      k.shade('M132 50H156V160H130Z') +
        k.light('M98 86C99 78 106 76 109 70L113 72C110 80 105 82 105 90V144H98Z'),
    ) +
    k.solid('M92 94H148V134H92Z', WHITE, k.shade('M131 90H156V140H131Z', PALE)) +
    drawMark(k, markOf(p), 108, 112) +
    k.line('M120 108H138M120 117H134') +
    k.solid('M106 34H134V54H106Z', k.b, k.light('M110 30H115V60H110Z', 0.5)) +
    k.solid(k.ellipse(120, 34, 14, 4.5), WHITE);
  return (p.count ?? 1) > 1
    ? k.ground(130, 152, 74) + k.group('translate(-38 2)', one) + k.group('translate(36 0)', one)
    : k.ground(128, 152, 42) + one;
};

const savon: Shape = (k, p) =>
  k.ground(128, 152, 44) +
  k.solid(
    'M84 82C84 72 92 66 104 66H136C148 66 156 72 156 82V142C156 150 152 153 144 153H96C88 153 84 150 84 142Z',
    k.a,
    k.shade('M138 60H164V160H134Z') + k.light('M91 84C91 76 96 73 102 72V144H91Z'),
  ) +
  k.solid('M84 92H156V132H84Z', WHITE, k.shade('M136 88H164V136H136Z', PALE)) +
  drawMark(k, markOf(p), 103, 110) +
  k.line('M120 106H144M120 115H138') +
  k.solid('M104 52H136V66H104Z', k.b) +
  k.bar('M120 52V38', 6, WHITE) +
  k.solid(
    'M80 24C80 20 84 18 88 18H134C142 18 146 22 146 30V36H106C102 36 98 34 94 34L88 38L78 34Z',
    WHITE,
    k.shade('M124 14H150V40H124Z', STEEL),
  );

const pastilles: Shape = (k, p) =>
  k.ground(128, 152, 58) +
  k.can(120, 62, 48, 82, {
    top: null,
    flat: 0.3,
    band: k.shade('M60 84C90 104 150 104 180 84V124C150 144 90 144 60 124Z', WHITE),
  }) +
  k.line('M72 86A48 15 0 0 0 168 86M72 124A48 15 0 0 0 168 124') +
  drawMark(k, markOf(p), 108, 114) +
  k.line('M122 114L144 112M122 122L138 121') +
  k.solid('M68 46V62A52 16 0 0 0 172 62V46Z', WHITE, k.shade('M140 40H180V84H140Z', STEEL)) +
  k.solid(k.ellipse(120, 46, 52, 16), WHITE) +
  k.line(k.ellipse(120, 45, 40, 11)) +
  k.line('M80 66V73M92 70V76M104 72V78M116 73V79M128 73V79M140 71V77M152 68V74');

export const chemicalsShapes = { spray, bidon, flacon, savon, pastilles } satisfies Record<string, Shape>;
