import type { Subcategory } from '../series';

export const accessoiresAspi: Subcategory = {
  code: 'ACCESSOIRES-ASPI',
  name: 'Accessoires aspirateur',
  series: [
    {
      prefix: 'SAC',
      name: 'Sac aspirateur {}',
      text: 'Sac filtrant {} pour aspirateur professionnel. Il garde sa forme une fois plein et se ferme par clapet. Vérifier la référence de l’appareil avant commande.',
      picture: { shape: 'sac-aspirateur' },
      rows: [
        ['10', '10 L, lot de 10', 16.9, { picture: { size: 0.84 } }],
        ['15', '15 L, lot de 10', 19.5, { picture: { size: 0.92 } }],
        ['PAP', 'papier 12 L, lot de 10', 12.9, { picture: { tone: 'kraft', count: 2 } }],
        ['DOR', 'dorsal 5 L, lot de 10', 18.4, { picture: { tone: 'gris', size: 0.8 } }],
      ],
    },
    {
      prefix: 'FIL',
      name: 'Filtre aspirateur {}',
      text: 'Filtre {} à changer selon l’encrassement. Un filtre propre garde la puissance d’aspiration. Montage sans outil.',
      picture: { shape: 'disque' },
      rows: [
        ['HEPA', 'HEPA H13', 34.9, { picture: { tone: 'blanc', count: 1 } }],
        ['MOT', 'moteur, lot de 2', 9.8, { picture: { tone: 'gris', count: 3, size: 0.8 } }],
        [
          'CAR',
          'cartouche eau et poussière',
          27.9,
          { picture: { shape: 'bobine', tone: 'gris', size: 0.8 } },
        ],
      ],
    },
    {
      prefix: 'FLX',
      name: 'Flexible complet {}',
      text: 'Flexible antistatique {} avec embouts. Résiste à l’écrasement. Longueur utile de 2,50 m.',
      picture: { shape: 'aspirateur', tone: 'gris', size: 0.8 },
      rows: [
        ['32', '32 mm', 29.9, { picture: { tone: 'gris', size: 0.76 } }],
        ['38', '38 mm', 39.9, { picture: { tone: 'noir', size: 0.8 } }],
      ],
    },
  ],
};
