import type { Drawing } from './drawing';
import type { Kit } from './kit';
import { WHITE } from './tints';

/** The sign on a label says what the product is for: the pictures carry no text. */
const marks = {
  goutte: (fill: string) => `<path d="M0-9c5 7 7 10 7 12a7 7 0 0 1-14 0c0-2 2-5 7-12Z" fill="${fill}"/>`,
  feuille: () =>
    `<path d="M-6 6c0-9 5-13 14-13c0 10-5 15-14 13" fill="#1E7A46"/><path d="M-8 9c3-8 7-10 11-12" fill="none" stroke="#fff" stroke-width="1.2"/>`,
  croix: (fill: string) => `<path d="M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" fill="${fill}"/>`,
  etoile: (fill: string) =>
    `<path d="M0-10L2.4-2.4L10 0L2.4 2.4L0 10L-2.4 2.4L-10 0L-2.4-2.4Z" fill="${fill}"/>`,
  fleur: (fill: string) =>
    `${[0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cy="-5.5" rx="3.4" ry="4.6" fill="${fill}" transform="rotate(${turn})"/>`)
      .join('')}<circle r="2.6" fill="#fff"/>`,
  bulles: (fill: string) =>
    `<circle cx="-3" cy="3" r="6" fill="${fill}"/><circle cx="5.5" cy="-3" r="3.8" fill="${fill}"/><circle cx="-2" cy="-7" r="2.4" fill="${fill}"/>`,
  assiette: (fill: string) => `<circle r="9" fill="${fill}"/><circle r="5" fill="${WHITE}"/>`,
  vitre: (fill: string) => `<path d="M-8-8h7v7h-7ZM1-8h7v7h-7ZM-8 1h7v7h-7ZM1 1h7v7h-7Z" fill="${fill}"/>`,
  carreau: (fill: string) =>
    `<path d="M-10 0L0-6L10 0L0 6Z" fill="${fill}"/><path d="M-10 5L0 11L10 5" fill="none" stroke="${fill}" stroke-width="2"/>`,
  main: (fill: string) =>
    `<path d="M-6 9c-1-5-3-7-4-9c1-2 3 0 4 1v-7c1-2 3-2 3 0v-2c1-2 3-2 3 0v1c1-2 3-2 3 0v3c1-2 3-1 3 0c0 6-1 9-2 13Z" fill="${fill}"/>`,
  linge: (fill: string) => `<path d="M-4-8c2 3 6 3 8 0l6 4l-3 5l-2-1v9h-10v-9l-2 1l-3-5Z" fill="${fill}"/>`,
  grain: (fill: string) =>
    `<ellipse rx="7" ry="9.5" fill="${fill}" transform="rotate(24)"/><path d="M3-8c-5 5-1 9-6 16" fill="none" stroke="#fff" stroke-width="1.6"/>`,
} as const;

export type Mark = keyof typeof marks;

/** Draws a mark centred on (x, y) in the shade colour of the drawing. */
export function drawMark(k: Kit, mark: Mark, x: number, y: number, fill = k.b): string {
  return `<g transform="translate(${x} ${y})">${marks[mark](fill)}</g>`;
}

/** The mark that a label shows when the article names none. */
export const markOf = ({ mark, eco }: Drawing): Mark => mark ?? (eco ? 'feuille' : 'goutte');
