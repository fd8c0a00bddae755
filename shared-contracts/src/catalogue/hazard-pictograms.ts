import type { HazardCode } from '../api/labelling-codes';

/** Name of each hazard, and its symbol as SVG paths in a 100 × 100 square whose diamond touches the sides. */
export const hazardPictograms: Readonly<Record<HazardCode, Readonly<Record<'name' | 'symbol', string>>>> = {
  GHS01: {
    name: 'Explosif',
    symbol:
      'M44 48a14 14 0 1 0 .1 0zM53 50l6-7 3 3-7 7zM62 30l2 8 7-5-3 8 9 1-8 4 5 7-8-2-1 8-4-7-6 6 1-8-8 0 6-6-6-5 9-1zM22 52l8 4-2 4-8-4zM28 40l6 6-3 3-6-6zM40 32l2 8-4 1-2-8z',
  },
  GHS02: {
    name: 'Inflammable',
    symbol:
      'M50 20c3 10 16 15 16 30 0 5-2 9-5 12 0-4-1-7-4-10-1 4-3 6-5 8 1-9-2-15-7-19 1 9-9 12-9 21 0 3 1 5 2 7-5-3-9-8-9-15 0-13 15-17 21-34zM50 56c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 3-6 6-10zM35 71h30v4H35z',
  },
  GHS03: {
    name: 'Comburant',
    symbol:
      'M50 46a15 15 0 1 0 .1 0zm0 6a9 9 0 1 1-.1 0zM50 16c2 8 11 11 11 20 0 4-2 7-4 9 0-4-1-6-3-8-1 3-2 5-4 7 0-7-2-10-5-13 1 6-5 8-5 14-2-2-4-5-4-9 0-9 10-11 14-20zM38 77h24v4H38z',
  },
  GHS04: {
    name: 'Gaz sous pression',
    symbol: 'M24 62L58 34l2-5 6-5 4 5-6 5-4 3c2 4 1 7-2 10L32 71c-5 4-13-5-8-9zM67 22l5-4 5 6-5 4z',
  },
  GHS05: {
    name: 'Corrosif',
    symbol:
      'M24 38l24-9 2 5-24 9zM76 38l-24-9-2 5 24 9zM45 40c2 3 3 5 3 6a3 3 0 0 1-6 0c0-1 1-3 3-6zM62 42c2 3 3 5 3 6a3 3 0 0 1-6 0c0-1 1-3 3-6zM22 58h14c2 0 3 4 6 4s3-4 6-4h2v8H22zM54 60l8-4c2 3 4 3 6 0l12 6-3 4-8-2-4 4H54z',
  },
  GHS06: {
    name: 'Toxique',
    symbol:
      'M50 20c11 0 17 7 17 16 0 6-3 10-7 13v7H40v-7c-4-3-7-7-7-13 0-9 6-16 17-16zM43 34a4.5 4.5 0 1 0 .1 0zM57 34a4.5 4.5 0 1 0 .1 0zM50 43l3 6h-6zM28 58l44 15-2 5-44-15zM72 58L28 73l2 5 44-15z',
  },
  GHS07: {
    name: 'Irritant ou nocif',
    symbol: 'M50 20c5 0 8 3 8 8l-3 28H45l-3-28c0-5 3-8 8-8zM50 62a7 7 0 1 0 .1 0z',
  },
  GHS08: {
    name: 'Danger grave pour la santé',
    symbol:
      'M50 15a9 9 0 1 1-.1 0zM30 71c0-21 5-34 14-36h12c9 2 14 15 14 36zM50 38l3 8 8-4-4 8 8 3-8 3 4 8-8-4-3 8-3-8-8 4 4-8-8-3 8-3-4-8 8 4z',
  },
  GHS09: {
    name: 'Dangereux pour l’environnement',
    symbol:
      'M32 68h7l1-15-9-7 2-3 7 5V35l-7-6 2-3 6 5v-9h4v13l7-6 2 3-9 8v10l6-5 2 3-8 7v13h8v4H32zM53 62c5-6 12-6 16-1l5-3v10l-5-3c-4 5-11 5-16-3zm5-2a1.5 1.5 0 1 0 .1 0z',
  },
};

/** The diamond around every symbol. */
export const hazardFrame = {
  d: 'M50 3L97 50 50 97 3 50z',
  fill: '#fff',
  stroke: '#c8102e',
  strokeWidth: 6,
} as const;

/** Returns a pictogram as a standalone SVG, for PDFs. */
export const hazardSvg = (code: HazardCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${hazardFrame.d}" fill="${hazardFrame.fill}" stroke="${hazardFrame.stroke}" stroke-width="${hazardFrame.strokeWidth}"/><path d="${hazardPictograms[code].symbol}" fill="#16282b" fill-rule="evenodd"/></svg>`;
