import type { Subcategory } from '../series';

export const led: Subcategory = {
  code: 'LED',
  name: 'Led',
  series: [
    {
      prefix: 'AM',
      name: 'Ampoule LED E27 {}',
      text: 'Ampoule LED {} à culot E27, lumière immédiate. Durée de vie nominale de 15 000 heures. Non compatible avec un variateur, sauf mention.',
      picture: { shape: 'ampoule' },
      sheets: 'FT',
      rows: [
        ['LED5', '5 W blanc chaud', 2.65, { picture: { size: 0.82 } }],
        ['LED9', '9 W blanc chaud', 3.55, { picture: { size: 0.9 } }],
        ['LED12', '12 W blanc chaud', 4.8, { picture: { size: 0.98 } }],
        ['LED9F', '9 W blanc froid', 3.55, { picture: { tone: 'bleu', size: 0.9 } }],
        ['LED12F', '12 W blanc froid', 4.8, { picture: { tone: 'bleu', size: 0.98 } }],
        ['LED9V', '9 W pour variateur', 5.9, { picture: { tone: 'orange', size: 0.9 } }],
      ],
    },
    {
      prefix: 'AB22',
      name: 'Ampoule LED B22 {}',
      text: 'Ampoule LED {} à baïonnette B22, pour appliques et couloirs. Allumage sans délai. Ne convient pas aux luminaires totalement clos.',
      picture: { shape: 'ampoule', tone: 'blanc' },
      sheets: 'FT',
      rows: [
        ['5', '5 W blanc chaud', 2.75],
        ['9', '9 W blanc chaud', 3.7],
        ['12', '12 W blanc chaud', 4.95],
      ],
    },
    {
      prefix: 'AE14',
      name: 'Ampoule LED flamme E14 {}',
      text: 'Ampoule LED flamme {} à petit culot E14. Pour lustres et appliques d’hôtel. Verre transparent à filaments.',
      picture: { shape: 'ampoule', tone: 'orange' },
      sheets: 'FT',
      rows: [
        ['3', '3 W', 2.9, { picture: { tone: 'orange', size: 0.72 } }],
        ['5', '5 W', 3.4, { picture: { tone: 'orange', size: 0.78 } }],
      ],
    },
    {
      prefix: 'AGL',
      name: 'Globe LED E27 {}',
      text: 'Globe LED {} en verre opale pour cafés et salles de bains. Lumière douce sans point brillant. Culot E27.',
      picture: { shape: 'ampoule', tone: 'rose' },
      sheets: 'FT',
      rows: [
        ['95', '95 mm 11 W', 7.9, { picture: { tone: 'rose', size: 0.94 } }],
        ['120', '120 mm 15 W', 10.9, { picture: { tone: 'rose' } }],
      ],
    },
  ],
};
