import type { Shape } from '../drawing';
import { drawMark, markOf } from '../marks';
import { PALE, STEEL, WHITE } from '../tints';

export const spray: Shape = (k, p) =>
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

export const flacon: Shape = (k, p) => {
  const one = () =>
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
    ? k.ground(130, 152, 74) + k.group('translate(-38 2)', one()) + k.group('translate(36 0)', one())
    : k.ground(128, 152, 42) + one();
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

const recharge: Shape = (k, p) =>
  k.ground(130, 151, 56) +
  (p.style === 'paquet'
    ? ''
    : k.group(
        'translate(154 44) rotate(38)',
        k.solid(k.box(-8, -12, 16, 16, 2), WHITE) +
          k.solid(k.box(-11, -28, 22, 18, 4), k.b) +
          k.line('M-5 -24V-14M0 -24V-14M5 -24V-14'),
      )) +
  k.solid(
    p.style === 'paquet'
      ? 'M82 30H158L160 44C164 80 168 112 166 142C146 154 98 154 74 146C72 116 78 80 80 44Z'
      : 'M80 36L142 32L166 52C166 84 172 112 170 142C146 156 98 156 72 146C70 116 78 82 80 36Z',
    k.a,
    k.shade('M146 20C150 70 152 110 142 160H190V20Z') +
      k.light('M88 52C88 84 82 112 82 138L89 140C90 112 95 84 95 52Z'),
  ) +
  k.line(p.style === 'paquet' ? 'M81 44H159M82 37H158' : 'M80 46L148 42') +
  k.line('M73 138C98 126 146 126 169 136') +
  k.solid('M92 70L150 67L154 116L90 120Z', WHITE, k.shade('M138 60H160V124H134Z', PALE)) +
  drawMark(k, markOf(p), 108, 94) +
  k.line('M122 90L144 89M122 99L140 98');

const aerosol: Shape = (k, p) =>
  k.ground(130, 152, 40) +
  k.can(120, 66, 28, 78, {
    flat: 0.28,
    top: null,
    band: k.shade('M88 84C104 94 136 94 152 84V126C136 136 104 136 88 126Z', WHITE),
  }) +
  k.line('M92 88A28 8 0 0 0 148 88M92 126A28 8 0 0 0 148 126') +
  drawMark(k, markOf(p), 108, 112) +
  k.line('M122 108L138 106M122 116L134 115') +
  k.solid(
    'M92 66C92 54 104 50 108 46H132C136 50 148 54 148 66A28 8 0 0 1 92 66Z',
    STEEL,
    k.shade('M130 40H154V80H128Z', '#A5B2B6') +
      k.light('M98 64C99 58 105 55 109 50H114C110 56 105 60 104 68Z'),
  ) +
  k.solid('M106 26C106 22 109 20 113 20H127C131 20 134 22 134 26V46A14 4 0 0 1 106 46Z', k.b) +
  k.solid(k.ellipse(110, 31, 3, 3), WHITE) +
  k.line('M98 28L86 22M97 33H82M98 38L86 44', 'outline');

const lingettes: Shape = (k, p) =>
  k.ground(130, 152, 50) +
  k.can(120, 66, 38, 76, {
    top: null,
    flat: 0.3,
    band: k.shade('M76 86C98 100 142 100 164 86V126C142 140 98 140 76 126Z', WHITE),
  }) +
  k.line('M82 88A38 12 0 0 0 158 88M82 126A38 12 0 0 0 158 126') +
  drawMark(k, markOf(p), 106, 116) +
  k.line('M120 114L142 111M120 122L136 120') +
  k.solid('M78 54V68A42 13 0 0 0 162 68V54Z', WHITE, k.shade('M138 40H170V90H134Z', STEEL)) +
  k.solid(k.ellipse(120, 54, 42, 13), WHITE) +
  k.solid(k.ellipse(120, 53, 22, 6.5), k.b) +
  k.solid(
    'M108 52C100 40 108 30 98 20C112 22 120 16 132 14C144 12 146 20 154 22C142 30 146 42 132 53C124 56 114 56 108 52Z',
    WHITE,
    k.shade('M130 8H160V60H120C132 44 130 26 130 8Z', PALE),
  ) +
  k.line('M112 26C116 34 112 42 116 50M132 20C128 32 130 40 124 50');

const savonnette: Shape = (k, p) => {
  if (p.style === 'cube')
    return (
      k.ground(130, 150, 60) +
      k.solid('M68 76L126 88V152L68 138Z', k.a, k.light('M74 83L82 85V136L74 134Z')) +
      k.solid('M126 88L178 72V132L126 152Z', k.b) +
      k.solid('M68 76L116 62L178 72L126 88Z', k.a, k.light('M76 76L116 65L140 69L98 81Z', 0.7)) +
      k.line('M82 100L112 106V130L82 123ZM89 110L105 113M89 118L105 122')
    );
  return (
    k.ground(128, 148, 72) +
    k.solid(
      'M52 112C52 96 70 88 96 86L152 82C178 82 192 90 192 104V122C190 138 172 146 146 148L92 150C66 150 52 142 52 128Z',
      k.b,
    ) +
    k.solid(
      'M52 112C52 96 70 88 96 86L152 82C178 82 192 90 192 104C192 118 174 128 148 130L94 132C68 134 52 126 52 112Z',
      k.a,
      k.light('M66 110C66 102 78 96 98 94L150 90V95L100 99C84 100 74 104 73 112Z'),
    ) +
    k.line(
      'M88 110C88 104 96 102 104 101L140 98C150 98 156 102 156 106C156 112 148 115 140 116L104 118C94 118 88 115 88 110Z',
    ) +
    k.solid(k.ellipse(74, 66, 13, 13), WHITE) +
    k.solid(k.ellipse(98, 50, 8, 8), WHITE) +
    k.solid(k.ellipse(152, 64, 10, 10), WHITE) +
    k.line('M66 64C67 60 70 58 73 58M146 62C147 59 149 58 151 58')
  );
};

export const chemicalsShapes = {
  spray,
  bidon,
  flacon,
  savon,
  pastilles,
  recharge,
  aerosol,
  lingettes,
  savonnette,
} satisfies Record<string, Shape>;
