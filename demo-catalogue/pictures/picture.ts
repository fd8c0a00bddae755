import type { Drawing } from './drawing';
import { createKit, type Kit } from './kit';
import { type ShapeName, shapes } from './shapes';
import { type CategoryHue, categoryTints, INK, type Tone, tones } from './tints';

export interface PictureParameters extends Drawing {
  shape: ShapeName;
  category: CategoryHue;
  /** The article's own colour, instead of the category's. */
  tone?: Tone;
  /** 0.7 to 1, after the article's capacity. */
  size?: number;
}

/** --k is the scale of the group a line stands in, so that every outline has the same weight. */
const weights = (outline: number, detail: number) =>
  `.o,.dot{stroke-width:calc(${outline}px/var(--k,1))}.d,.dash{stroke-width:calc(${detail}px/var(--k,1))}`;

/** A file adapts its line weight to the width at which it is shown: dashes and dots go below 110 px. */
const style = (dots: string) =>
  `<style>.o,.d,.dash,.dot{fill:none;stroke:${INK}}.o,.d,.dash,.dot,.t{stroke-linecap:round;stroke-linejoin:round}.t{fill:none}${weights(2.5, 1.5)}.dash{stroke-dasharray:5 4}.dot{stroke:${dots}}.g{fill:${INK};opacity:.1}` +
  `@media(max-width:110px){${weights(4, 2)}.dash,.dot{display:none}}@media(min-width:300px){${weights(2, 1.2)}}@media(min-width:460px){${weights(1.5, 0.9)}}@media(min-width:640px){${weights(1.25, 0.8)}}</style>`;

/** Two decimals are a tenth of a pixel at the largest size shown. */
const rounded = (svg: string) =>
  svg.replace(/-?\d+\.\d{3,}/g, (value) => String(Number(Number(value).toFixed(2))));

/** Stands on the same ground line; groups inside keep their outline weight too. */
function scaled(kit: Kit, drawn: string, size: number): string {
  const inner = drawn.replace(/--k:([\d.]+)/g, (_, scale) => `--k:${Number(scale) * size}`);
  return kit.group(`translate(${120 - 120 * size} ${152 - 152 * size}) scale(${size})`, inner);
}

/**
 * The picture of an article as the text of an SVG file: 240 × 180, standing on the line y = 152, lit from the
 * upper left, without ground colour. The same parameters always give the same text; ids are unique in the file.
 */
export function picture({ shape, category, tone, size = 1, ...drawing }: PictureParameters): string {
  const tints = tone ? tones[tone] : categoryTints[category];
  const kit = createKit(tints);
  const drawn = shapes[shape](kit, drawing);
  const placed = size === 1 ? drawn : scaled(kit, drawn, size);
  return rounded(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">${style(tints.b)}${placed}</svg>`,
  );
}
