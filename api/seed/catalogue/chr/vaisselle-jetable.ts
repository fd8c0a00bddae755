import type { Subcategory } from '../series';

export const vaisselleJetable: Subcategory = {
  code: 'VAISSELLE-JETABLE',
  name: 'Vaisselle jetable',
  series: [
    {
      prefix: 'AP',
      name: 'Assiette en pulpe de canne {}, lot de 50',
      text: 'Assiette {} en pulpe de canne, rigide et sans plastique. Passe au micro-ondes. Compostable en filière industrielle.',
      picture: { shape: 'assiette', tone: 'kraft' },
      rows: [
        ['18', 'ronde 18 cm', 4.9, { picture: { size: 0.84 } }],
        ['23', 'ronde 23 cm', 6.9, { picture: { size: 0.92, count: 2 } }],
        ['26', 'ronde 26 cm', 8.4, { picture: { count: 2 } }],
      ],
    },
    {
      prefix: 'AK',
      name: 'Assiette carton {}, lot de 100',
      text: 'Assiette en carton {}, pour gâteaux, pizzas et buffets. Bord relevé. Se plie pour la collecte.',
      picture: { shape: 'assiette', tone: 'blanc' },
      rows: [
        ['18', 'blanche 18 cm', 4.2, { picture: { size: 0.84, tone: 'blanc' } }],
        ['23', 'blanche 23 cm', 6.4, { picture: { tone: 'blanc' } }],
      ],
    },
    {
      prefix: 'CV',
      name: 'Couverts bois {}',
      text: 'Couverts en bois de bouleau, {}. Lisses, sans vernis. Longueur 16 cm.',
      picture: { shape: 'couverts', tone: 'kraft' },
      rows: [
        ['FOU', 'fourchettes, lot de 100', 3.9, { picture: { count: 1 } }],
        ['COU', 'couteaux et fourchettes, lot de 2 × 50', 4.2, { picture: { count: 2 } }],
        ['KIT', 'kit 4 en 1 sous sachet, lot de 100', 16.9, { picture: { count: 3 } }],
      ],
    },
    {
      prefix: 'VS',
      name: 'Ensemble vaisselle réutilisable {}',
      text: 'Ensemble {} : assiette et couverts en polypropylène, lavables en machine. Pour traiteurs, crèches et centres de loisirs. S’empilent sans se rayer.',
      picture: { shape: 'assiette', style: 'couverts' },
      rows: [
        ['BLE', 'bleu, lot de 12', 34.9, { picture: { tone: 'bleu' } }],
        ['VER', 'vert, lot de 12', 34.9, { picture: { tone: 'vert' } }],
      ],
    },
    {
      prefix: 'BSA',
      name: 'Bol à salade kraft {}, lot de 50',
      text: 'Bol kraft de {} à paroi étanche aux sauces. Couvercle transparent vendu à part. Pour salades, poké et soupes froides.',
      picture: { shape: 'gobelet', tone: 'marron', count: 1 },
      rows: [
        ['75', '75 cl', 9.9, { picture: { size: 0.82 } }],
        ['100', '1 L', 11.9, { picture: { size: 0.92 } }],
      ],
    },
  ],
};
