import type { Subcategory } from '../series';

export const distributeurs: Subcategory = {
  code: 'DISTRIBUTEURS',
  name: 'Distributeurs',
  series: [
    {
      prefix: 'DB-CENT',
      name: 'Distributeur de bobine à dévidage central',
      text: 'Distributeur mural pour bobine à dévidage central jusqu’à 450 formats. Fenêtre de niveau et serrure à clé. Corps en ABS blanc ou coloré, fixations fournies.',
      picture: { shape: 'distributeur-bobine' },
      sheets: 'FT',
      rows: [['', '', 39.9]],
    },
    {
      prefix: 'DPT',
      name: 'Distributeur papier toilette {}',
      text: 'Distributeur mural {} pour rouleaux jumbo, à serrure, avec fenêtre de niveau. Bords dentés pour une coupe nette. Montage par quatre vis fournies.',
      picture: { shape: 'distributeur-rond' },
      sheets: 'FT',
      rows: [
        ['MINI', 'mini blanc', 22.9, { picture: { tone: 'blanc', size: 0.86 } }],
        ['MAXI', 'maxi blanc', 29.9, { picture: { tone: 'blanc' } }],
        ['NOIR', 'mini noir', 24.9, { picture: { tone: 'noir', size: 0.86 } }],
        ['INOX', 'maxi inox brossé', 74, { picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'DEM',
      name: 'Distributeur essuie-mains pliés {}',
      text: 'Distributeur mural d’essuie-mains pliés {}, capacité de deux paquets. Ouverture frontale à clé. La fente délivre une feuille à la fois.',
      picture: { shape: 'distributeur-essuie-mains' },
      sheets: 'FT',
      rows: [
        ['W', 'blanc', 26.5, { picture: { tone: 'blanc' } }],
        ['N', 'noir', 28.5, { picture: { tone: 'noir' } }],
        ['I', 'inox brossé', 69, { picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'DS',
      name: 'Distributeur de savon mural {}',
      text: 'Distributeur de savon mural {}, fenêtre de niveau et serrure. Dose d’environ 1 ml par geste. Corps facile à désinfecter.',
      picture: { shape: 'distributeur-savon', mark: 'main' },
      sheets: 'FT',
      rows: [
        ['500W', '500 ml blanc', 17.9, { picture: { tone: 'blanc', size: 0.84 } }],
        ['900W', '900 ml blanc', 21.9, { picture: { tone: 'blanc' } }],
        ['900N', '900 ml noir', 23.9, { picture: { tone: 'noir' } }],
        ['MOU', '1 L pour savon mousse', 27.5, { picture: { style: 'mousse', tone: 'bleu' } }],
        ['AUT', '1 L automatique à piles', 54.9, { picture: { style: 'mousse', tone: 'gris' } }],
      ],
    },
    {
      prefix: 'DI',
      name: 'Dérouleur {} pour bobine industrielle',
      text: 'Dérouleur {} en acier peint pour bobine jusqu’à 40 cm de diamètre. Lame de coupe dentée. Poids stable, remplacement de la bobine sans outil.',
      picture: { shape: 'bobine', tone: 'gris' },
      rows: [
        ['MUR', 'mural', 32.9, { picture: { size: 0.84 } }],
        ['SOL', 'sur pied à roulettes', 64.9],
      ],
    },
  ],
};
