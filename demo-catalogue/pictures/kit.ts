import { DARK, INK, type Tints, WHITE } from './tints';

interface CanOptions {
  /** Radius at the bottom; the top radius by default. */
  bottom?: number;
  /** Flattening of the ellipses. */
  flat?: number;
  fill?: string;
  dark?: string;
  /** Fill of the top ellipse; null leaves it open. */
  top?: string | null;
  ring?: string;
  band?: string;
}

/** The strokes and solids that every silhouette is made of. Coordinates are those of the 240 × 180 frame. */
export interface Kit extends Tints {
  /** A filled outline; `inner` is clipped to it. */
  solid(path: string, fill?: string, inner?: string): string;
  shade(path: string, fill?: string): string;
  light(path: string, opacity?: number): string;
  line(path: string, kind?: 'outline' | 'detail' | 'dash' | 'dots'): string;
  /** A round bar or hose of the given inner width, outlined. */
  bar(path: string, width: number, fill?: string): string;
  /** Path data of an ellipse. */
  ellipse(x: number, y: number, rx: number, ry: number): string;
  /** Path data of a rectangle with round corners. */
  box(x: number, y: number, width: number, height: number, radius?: number): string;
  /** Standing cylinder or cone; (x, y) is the centre of its top. */
  can(x: number, y: number, radius: number, height: number, options?: CanOptions): string;
  /** Lying cylinder in its own frame: near end at x = 0, axis to the right. */
  roll(radius: number, length: number, end: number, inner?: string, fill?: string, dark?: string): string;
  wheel(x: number, y: number, rx: number, ry?: number): string;
  group(transform: string, content: string): string;
  /** Ground shadow: falls to the right, flat, never an outline. */
  ground(x: number, y: number, rx: number, ry?: number): string;
}

const kinds = { outline: 'o', detail: 'd', dash: 'dash', dots: 'dot' };

export function createKit({ a, b }: Tints): Kit {
  let clips = 0;

  const shade: Kit['shade'] = (path, fill = b) => `<path d="${path}" fill="${fill}"/>`;
  const light: Kit['light'] = (path, opacity = 0.8) => `<path d="${path}" fill="#fff" opacity="${opacity}"/>`;
  const line: Kit['line'] = (path, kind = 'detail') => `<path class="${kinds[kind]}" d="${path}"/>`;

  const solid: Kit['solid'] = (path, fill = a, inner = '') => {
    const body = `<path d="${path}" fill="${fill}"/>`;
    const outline = line(path, 'outline');
    if (!inner) return body + outline;
    const id = `c${clips++}`;
    return `${body}<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inner}</g>${outline}`;
  };

  const ellipse: Kit['ellipse'] = (x, y, rx, ry) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

  const box: Kit['box'] = (x, y, width, height, r = 4) =>
    `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

  const can: Kit['can'] = (x, y, radius, height, options = {}) => {
    const { bottom = radius, flat = 0.34, fill = a, dark = b, top = WHITE, ring = '', band = '' } = options;
    const topFlat = radius * flat;
    const bottomFlat = bottom * flat;
    const foot = y + height;
    const body = `M${x - radius} ${y}L${x - bottom} ${foot}A${bottom} ${bottomFlat} 0 0 0 ${x + bottom} ${foot}L${x + radius} ${y}A${radius} ${topFlat} 0 0 0 ${x - radius} ${y}Z`;
    const dusk = `M${x + radius * 0.38} ${y - topFlat}L${x + bottom * 0.38} ${foot + bottomFlat + 4}H${x + 200}V${y - topFlat}Z`;
    const streak = `M${x - radius * 0.8} ${y - topFlat}L${x - bottom * 0.8} ${foot + bottomFlat}H${x - bottom * 0.62}L${x - radius * 0.62} ${y - topFlat}Z`;
    const lid = top === null ? '' : solid(ellipse(x, y, radius, topFlat), top, ring);
    return solid(body, fill, shade(dusk, dark) + light(streak) + band) + lid;
  };

  const roll: Kit['roll'] = (r, length, end, inner = '', fill = a, dark = b) =>
    solid(
      `M0 ${-r}H${length}A${end} ${r} 0 0 1 ${length} ${r}H0A${end} ${r} 0 0 1 0 ${-r}Z`,
      fill,
      shade(`M-20 ${r * 0.3}H${length + 30}V${r + 4}H-20Z`, dark) +
        light(`M-20 ${-r * 0.72}H${length + 30}V${-r * 0.5}H-20Z`) +
        inner,
    );

  return {
    a,
    b,
    solid,
    shade,
    light,
    line,
    ellipse,
    box,
    can,
    roll,
    bar: (path, width, fill = a) =>
      `<path class="t" d="${path}" stroke="${INK}" stroke-width="${width + 5}"/><path class="t" d="${path}" stroke="${fill}" stroke-width="${width}"/>`,
    wheel: (x, y, rx, ry = rx * 1.2) =>
      solid(ellipse(x, y, rx, ry), DARK) + solid(ellipse(x, y, rx * 0.36, ry * 0.36), WHITE),
    // --k undoes the group's scale, so that every outline has the same weight.
    group: (transform, content) => {
      const scale = /scale\(([\d.]+)\)/.exec(transform)?.[1];
      return `<g transform="${transform}"${scale ? ` style="--k:${scale}"` : ''}>${content}</g>`;
    },
    ground: (x, y, rx, ry = 7) => `<ellipse class="g" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`,
  };
}
