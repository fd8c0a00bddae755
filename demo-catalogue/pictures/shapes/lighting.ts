import type { Shape } from '../drawing';
import { DARK, PALE, STEEL, tones, WHITE } from '../tints';

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

const pile: Shape = (k, p) => {
  const cell = (x: number, y: number, r: number, h: number) =>
    k.can(x, y, r, h, {
      flat: 0.3,
      top: STEEL,
      band: k.shade(
        `M${x - r} ${y + h * 0.62}C${x - r / 2} ${y + h * 0.62 + r * 0.4} ${x + r / 2} ${y + h * 0.62 + r * 0.4} ${x + r} ${y + h * 0.62}V${y + h * 2}H${x - r}Z`,
        DARK,
      ),
    }) +
    k.line(`M${x - r} ${y + h * 0.62}A${r} ${r * 0.3} 0 0 0 ${x + r} ${y + h * 0.62}`) +
    k.can(x, y - 7, r * 0.34, 6, { flat: 0.34, fill: STEEL, dark: STEEL, top: WHITE }) +
    k.line(`M${x - 7} ${y + h * 0.34}H${x + 5}M${x - 1} ${y + h * 0.34 - 6}V${y + h * 0.34 + 6}`, 'outline');
  if (p.style === 'bouton')
    return (
      k.ground(130, 150, 70) +
      k.can(92, 126, 42, 12, { flat: 0.4, fill: STEEL, dark: '#A5B2B6', top: k.a }) +
      k.can(150, 100, 42, 12, { flat: 0.4, fill: STEEL, dark: '#A5B2B6', top: k.a }) +
      k.line('M140 100H160M150 95V105', 'outline') +
      k.line(k.ellipse(92, 126, 30, 11))
    );
  if (p.style === 'bloc')
    return (
      k.ground(130, 152, 60) +
      k.solid('M146 66L178 54V138L146 152Z', k.b) +
      k.solid(
        'M74 56L146 66V152L74 138Z',
        k.a,
        k.shade('M70 104L150 116V160H70Z', DARK) + k.light('M80 62L88 63V136H80Z'),
      ) +
      k.solid('M74 56L108 46L178 54L146 66Z', STEEL) +
      k.can(112, 46, 9, 8, { fill: STEEL, dark: '#A5B2B6' }) +
      k.can(142, 49, 11, 7, { fill: STEEL, dark: '#A5B2B6', top: DARK }) +
      k.line('M96 82H112M104 74V90', 'outline')
    );
  return (p.count ?? 2) > 2
    ? k.ground(130, 152, 78) +
        cell(72, 62, 18, 82) +
        cell(104, 56, 18, 86) +
        cell(138, 60, 18, 86) +
        cell(170, 66, 18, 80)
    : (p.count ?? 2) > 1
      ? k.ground(130, 152, 60) + cell(92, 52, 25, 88) + cell(150, 58, 25, 88)
      : k.ground(130, 152, 44) + cell(120, 50, 34, 92);
};

const rays = 'M52 36L44 26M94 24L90 12M146 24L150 12M188 36L198 26';

const dalle: Shape = (k) =>
  k.ground(126, 152, 70, 5) +
  k.solid('M24 80L112 118V127L24 89Z', STEEL) +
  k.solid('M112 118L216 74V83L112 127Z', '#A5B2B6') +
  k.solid('M24 80L126 44L216 74L112 118Z', WHITE) +
  k.solid('M44 79L126 51L196 74L112 108Z', k.a, k.light('M60 78L126 56L146 62L80 86Z', 0.8)) +
  k.line('M64 132V142M112 140V150M160 130V140', 'outline');

const reglette: Shape = (k) =>
  k.ground(126, 150, 88) +
  k.solid('M24 108L180 52L214 66L60 124Z', STEEL) +
  k.solid('M24 108L60 124V140L24 122Z', '#A5B2B6') +
  k.solid('M60 124L214 66V80L60 140Z', k.a, k.light('M66 126L208 73V77L66 131Z')) +
  k.shade(k.ellipse(40, 122, 3, 4), DARK) +
  k.line('M110 138L116 150M150 124L157 135M188 108L196 118', 'outline') +
  k.line('M38 107L190 54');

const spot: Shape = (k) =>
  k.ground(128, 154, 36, 5) +
  k.line(rays, 'outline') +
  k.bar('M108 134V150M132 134V150', 4, STEEL) +
  k.solid(
    'M66 52C68 84 84 108 98 116V130A22 6 0 0 0 142 130V116C156 108 172 84 174 52Z',
    WHITE,
    k.shade('M136 44C140 84 136 112 130 140H180V44Z', STEEL) +
      k.light('M74 62C78 82 88 98 98 108L103 105C94 94 86 80 83 62Z'),
  ) +
  k.line('M98 116A22 6 0 0 0 142 116M82 92C100 100 140 100 158 92') +
  k.solid(k.ellipse(120, 52, 54, 17), k.a) +
  k.line(k.ellipse(120, 52, 40, 12)) +
  k.shade(
    k.ellipse(104, 50, 6, 3) +
      k.ellipse(120, 46, 6, 3) +
      k.ellipse(136, 50, 6, 3) +
      k.ellipse(112, 57, 6, 3) +
      k.ellipse(129, 57, 6, 3),
    WHITE,
  );

const projecteur: Shape = (k) =>
  k.ground(130, 153, 60) +
  k.bar('M62 92C52 150 178 156 182 82', 5, DARK) +
  k.solid(k.box(100, 136, 42, 12, 4), DARK) +
  k.solid('M164 40L190 30V100L168 116Z', DARK) +
  k.line('M174 40V108M182 36V102') +
  k.solid('M56 52L164 40L168 116L60 124Z', STEEL) +
  k.solid(
    'M66 60L155 50L158 108L69 115Z',
    k.a,
    k.shade('M120 50L160 48L162 112L112 114Z') + k.light('M72 66L96 63L82 112L74 113Z'),
  ) +
  k.shade(
    [0, 1, 2, 3]
      .map((i) => [0, 1, 2].map((j) => k.ellipse(84 + i * 20, 73 + j * 15 - i * 2, 4.5, 4)).join(''))
      .join(''),
    WHITE,
  ) +
  k.line('M40 56L26 50M40 84H24M42 112L28 120', 'outline');

const blocSecours: Shape = (k) =>
  k.ground(130, 146, 74, 5) +
  k.solid('M186 62L200 56V124L186 134Z', '#A5B2B6') +
  k.solid(k.box(44, 58, 146, 78, 8), WHITE, k.shade('M172 50H200V140H168Z', PALE)) +
  k.solid(k.box(58, 70, 104, 54, 4), tones.vert.b) +
  k.shade(k.ellipse(93, 79, 4.5, 4.5), WHITE) +
  `<path class="t" d="M90 87L84 101L95 106L94 116M84 101L78 112L68 113M89 89L100 95L107 91M88 88L76 91L73 99" stroke="#fff" stroke-width="4"/>` +
  k.shade('M118 76H140V118H118ZM146 97L156 89V94H160V100H156V105Z', WHITE) +
  k.shade(k.ellipse(177, 76, 3, 3), k.b);

const lampe: Shape = (k) =>
  k.ground(128, 150, 80) +
  k.group(
    'translate(52 122) rotate(-22)',
    k.roll(15, 92, 5, k.shade('M20 -20H28V20H20ZM36 -20H44V20H36ZM52 -20H60V20H52Z'), k.a, k.b) +
      k.solid(
        'M92 -15L112 -27H134A10 27 0 0 1 134 27H112L92 15A5 15 0 0 0 92 -15Z',
        k.a,
        k.shade('M90 8H150V40H90Z') + k.light('M96 -14L114 -24H134V-19H115Z'),
      ) +
      k.solid(k.ellipse(136, 0, 9, 27), WHITE) +
      k.line(k.ellipse(137, 0, 4, 14)) +
      k.solid(k.box(62, -22, 18, 9, 3), DARK) +
      k.line('M154 -20L172 -30M156 0H178M154 20L172 30', 'outline'),
  );

const hublot: Shape = (k) =>
  k.line('M120 12V4M56 40L48 32M184 40L192 32M36 96H26M204 96H214', 'outline') +
  k.solid(k.ellipse(130, 92, 68, 66), '#A5B2B6') +
  k.solid(k.ellipse(120, 90, 68, 66), WHITE, k.shade('M150 20C180 60 178 126 144 162H210V20Z', STEEL)) +
  k.solid(
    k.ellipse(120, 90, 52, 50),
    k.a,
    k.shade('M142 36C164 66 160 112 134 144H190V36Z') +
      k.light('M80 84C82 68 94 56 108 52L110 57C98 62 88 72 86 85Z'),
  ) +
  k.shade(k.ellipse(66, 90, 3, 3) + k.ellipse(174, 90, 3, 3), DARK);

export const lightingShapes = {
  ampoule,
  tube,
  pile,
  dalle,
  reglette,
  spot,
  projecteur,
  'bloc-secours': blocSecours,
  'lampe-torche': lampe,
  hublot,
} satisfies Record<string, Shape>;
