import { inColours, inSizes, type Subcategory } from '../series';

export const tabliersCharlottes: Subcategory = {
  code: 'TABLIERS-CHARLOTTES',
  name: 'Tabliers & charlottes',
  series: [
    {
      prefix: 'TJ',
      name: 'Tablier jetable {}',
      text: 'Tablier jetable {} en polyéthylène, à bavette et liens. Pour cuisine, plonge et soins. Prédécoupé, à usage unique.',
      picture: { shape: 'tablier' },
      rows: inColours(
        [
          ['R', '{} en rouleau de 200', 14.9, { picture: { size: 0.92 } }],
          ['P', '{} sous sachet, lot de 100', 8.4],
        ],
        ['blanc', 'bleu'],
      ),
    },
    {
      prefix: 'TP',
      name: 'Tablier de plonge {}',
      text: 'Tablier de plonge {} en PVC, 90 × 115 cm. Imperméable, résiste aux graisses. Liens remplaçables.',
      picture: { shape: 'tablier' },
      rows: inColours([['PVC', '', 9.8]], ['blanc', 'vert', 'noir']),
    },
    {
      prefix: 'CH',
      name: 'Charlotte {}',
      text: 'Charlotte à usage unique {}, élastique sur tout le tour. Non-tissé léger et respirant. Convient aux cuisines, aux laboratoires et aux visites.',
      picture: { shape: 'charlotte' },
      rows: [
        ['W100', 'clip blanche, sachet de 100', 3.2, { picture: { tone: 'blanc' } }],
        ['B100', 'clip bleue, sachet de 100', 3.2, { picture: { tone: 'bleu' } }],
        ['V100', 'clip verte, sachet de 100', 3.4, { picture: { tone: 'vert' } }],
        ['R100', 'ronde grande taille, sachet de 100', 4.3, { picture: { tone: 'rose' } }],
      ],
    },
    {
      prefix: 'BLV',
      name: 'Blouse visiteur {}',
      text: 'Blouse visiteur {} en non-tissé, fermeture par pressions. Manches longues à élastique. À usage unique, emballée une à une.',
      picture: { shape: 'combinaison', tone: 'blanc' },
      rows: inSizes(0.95, ['M', 'L', 'XL']),
    },
    {
      prefix: 'SCA',
      name: 'Surchaussures {}, sachet de 100',
      text: 'Surchaussures {} à élastique pour chantiers propres et visites. Taille unique de 15 × 41 cm. À usage unique.',
      picture: { shape: 'chaussure', style: 'basse' },
      rows: [
        ['PE', 'polyéthylène bleues', 3.9, { picture: { tone: 'bleu', size: 0.86 } }],
        ['NT', 'non-tissé antidérapantes', 8.9, { picture: { tone: 'blanc', size: 0.9 } }],
      ],
    },
  ],
};
