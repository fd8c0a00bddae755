import { writeFileSync } from 'node:fs';
import { at } from './at';

type Kind = readonly [category: string, subcategory: string, nouns: readonly string[]];
const kinds: readonly Kind[] = [
  ['SACS & COLLECTE DES DECHETS', 'Sacs poubelle', ['Sac poubelle', 'Sac à déchets', 'Housse conteneur']],
  ['SACS & COLLECTE DES DECHETS', 'Poubelles', ['Poubelle à pédale', 'Corbeille', 'Conteneur roulant']],
  ['OUATE & PAPIER', 'Essuie-mains', ['Essuie-mains pliés', 'Bobine essuyage', 'Distributeur essuie-mains']],
  ['OUATE & PAPIER', 'Papier toilette', ['Papier toilette', 'Rouleau Jumbo', 'Distributeur papier toilette']],
  ['CHIMIE', 'Nettoyants sols', ['Nettoyant sols', 'Décapant', 'Cire émulsion']],
  ['CHIMIE', 'Savons', ['Savon doux', 'Savon d’atelier', 'Distributeur de savon']],
  ['CHIMIE', 'Désinfectants', ['Désinfectant surfaces', 'Spray désinfectant', 'Détartrant sanitaires']],
  ['SEAUX & CHARIOTS', 'Chariots', ['Chariot de lavage', 'Chariot de ménage', 'Seau à roulettes']],
  ['PETIT MATERIEL', 'Brosserie', ['Balai coco', 'Brosse lave-pont', 'Raclette vitres', 'Frange de lavage']],
  ['MATERIEL', 'Aspirateurs', ['Aspirateur à poussière', 'Aspirateur à eau', 'Monobrosse']],
  ['PROTECTION', 'Gants', ['Gants nitrile', 'Gants latex', 'Gants de ménage', 'Masque jetable']],
  ['CHR', 'Vaisselle jetable', ['Gobelet carton', 'Serviette blanche', 'Assiette bagasse']],
  ['AMPOULES', 'LED', ['Ampoule LED', 'Tube LED', 'Projecteur extérieur']],
];
const qualities = ['écolabel', 'renforcé', 'professionnel', 'concentré', 'parfumé', 'sans odeur', 'premium'];
const colours = ['noir', 'blanc', 'bleu', 'rouge', 'vert', 'transparent', 'gris', 'jaune'];
const sizes = [
  '500 ml',
  '1 L',
  '5 L',
  '20 L',
  '30 L',
  '110 L',
  'carton de 50',
  'lot de 12',
  'taille M',
  'taille L',
];

/** The words of an article, the same at every run; four in a row are variants of each other. */
function article(number: number) {
  const [category, subcategory, nouns] = at(kinds, number);
  const turn = Math.floor(number / kinds.length);
  const [noun, quality] = [at(nouns, turn), at(qualities, Math.floor(turn / nouns.length))];
  const [colour, size] = [at(colours, Math.floor(turn / 3)), at(sizes, Math.floor(turn / 5))];
  const code = `BX-${String(number).padStart(5, '0')}`;
  return {
    code,
    designation: `${noun} ${quality} ${colour}, ${size}, modèle ${turn}`,
    description: `${noun} pour les professionnels de la propreté.\nUsage quotidien dans les bureaux et les sanitaires, ${quality}.`,
    price: (1 + (number % 997) / 4).toFixed(2),
    category,
    subcategory,
    group: `GROUPE-${turn - (turn % 4)}-${number % kinds.length}`,
    variant: size,
    stock: number % 50,
  };
}

/** Writes a catalogue of so many articles for `catalogue:import`. */
export function writeCatalogue(file: string, count: number): void {
  const heading =
    'code;designation;description;prix_ht;tva;famille;sous_famille;groupe_declinaison;declinaison;stock';
  const quoted = (text: string) => `"${text}"`;
  const rows = Array.from({ length: count }, (_, number) => {
    const { code, designation, description, price, category, subcategory, group, variant, stock } =
      article(number);
    const texts = [designation, description].map(quoted);
    return [code, ...texts, price, 20, category, subcategory, group, variant, stock].join(';');
  });
  writeFileSync(file, [heading, ...rows, ''].join('\n'));
}
