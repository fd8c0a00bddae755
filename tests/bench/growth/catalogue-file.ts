import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const nouns = 'Savon,Nettoyant,Sac poubelle,Gants,Gobelet,Essuie-tout,Frange,Seau,Balai,Ampoule'.split(',');
const kinds = 'doux,dégraissant,renforcé,nitrile,carton,blanc,microfibre,essoreur,cantonnier,claire'.split(
  ',',
);
const colors = 'bleu,noir,blanc,rouge,vert,jaune,gris,orange,rose,transparent'.split(',');
const materials = 'coton,nitrile,latex,carton,polyéthylène,inox,bois,microfibre'.split(',');
const contents = '250 ml,500 ml,75 cl,1 L,5 L,10 L,20 kg,500 g'.split(',');
const syllables = 'ba,co,di,fo,gu,la,me,ni,po,ru,sa,te,vi,xo,zu,ri'.split(',');
const families = 9;
const subcategories = 180;

const pick = <Value>(values: readonly Value[], place: number) => values[place % values.length] as Value;
/** One name for fifty articles, so that the vocabulary grows with the catalogue. */
const brandOf = (n: number) =>
  [0, 4, 8, 12, 16].map((shift) => pick(syllables, ((n % 20_011) * 2_654_435) >>> shift)).join('');

const columns = [
  ...['code', 'reference', 'designation', 'description', 'prix_ht', 'tva', 'famille', 'sous_famille'],
  ...['groupe_declinaison', 'declinaison', 'stock', 'contenance', 'taille', 'couleur', 'matiere', 'ecolabel'],
  ...['fiche_technique', 'lot_quantite', 'sous_famille_code'],
];

function rowOf(n: number): string {
  // By a prime, so that articles in a row are in different parts.
  const part = (n * 7919) % subcategories;
  const noun = pick(nouns, part);
  const content = pick(contents, n >> 3);
  const color = pick(colors, n >> 1);
  const brand = brandOf(n);
  const cells = [
    `ART-${n}`,
    `${brand.slice(0, 3).toUpperCase()}-${n}.${n % 97}`,
    `${noun} ${pick(kinds, n)} ${brand} ${color} ${content} modèle ${n % 1000}`,
    `Pour les sols, les surfaces et les mains. Qualité ${pick(kinds, n >> 4)}, emballage de ${1 + (n % 12)} pièces, conforme aux normes européennes ${n % 500}.`,
    (1 + (n % 99_991) / 100).toFixed(2).replace('.', ','),
    '20',
    `Famille ${part % families}`,
    `${noun} partie ${part}`,
    `GROUPE-${n >> 2}`,
    `${content} ${color}`,
    `${n % 5 ? n % 400 : ''}`,
    content,
    n % 3 ? '' : `${30 + (n % 40)} × ${40 + (n % 30)} cm`,
    color,
    n % 2 ? pick(materials, n >> 5) : '',
    n % 6 ? '' : 'Ecolabel européen',
    n % 4 ? '' : 'oui',
    n % 3 ? '' : '6',
    // Codes of the demo catalogue have silhouettes, which become pictures.
    part < 4 ? pick(['SOLS', 'GANTS', 'SAVONS', 'SEAUX'], part) : `PARTIE-${part}`,
  ];
  return `${cells.join(';')}\n`;
}

function* catalogueRows(articles: number) {
  yield `${columns.join(';')}\n`;
  for (let n = 1; n <= articles; n += 1) yield rowOf(n);
}

function* priceRows(articles: number) {
  yield 'reference;prix_ht;stock\n';
  for (let n = 1; n <= articles; n += 1) yield `ART-${n};${2 + (n % 500)},5;${n % 300}\n`;
}

const write = (path: string, rows: Iterable<string>) =>
  pipeline(Readable.from(rows), createWriteStream(path));

/** Writes a catalogue of nine families and 180 sub-categories with facts, variants, pictures and sheets. */
export const writeCatalogue = (path: string, articles: number) => write(path, catalogueRows(articles));

/** Writes a new price and stock for every article. */
export const writePrices = (path: string, articles: number) => write(path, priceRows(articles));
