import type { Family } from './series';

export const ampoules: Family = {
  code: 'AMPOULES',
  name: 'AMPOULES',
  hue: 'ampoules',
  subcategories: [
    {
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
    },
    {
      code: 'SPOTS',
      name: 'Spots led',
      series: [
        {
          prefix: 'GU10',
          name: 'Spot LED GU10 {}',
          text: 'Spot LED {} à culot GU10, 230 V, faisceau de 38 degrés. Remplace un halogène sans changer la douille. Pour faux plafonds et rails.',
          picture: { shape: 'spot' },
          sheets: 'FT',
          rows: [
            ['4C', '4 W blanc chaud', 2.9, { picture: { size: 0.86 } }],
            ['6C', '6 W blanc chaud', 3.6, { picture: { size: 0.96 } }],
            ['6F', '6 W blanc froid', 3.6, { picture: { tone: 'bleu', size: 0.96 } }],
            ['6V', '6 W pour variateur', 5.4, { picture: { tone: 'orange', size: 0.96 } }],
          ],
        },
        {
          prefix: 'GU53',
          name: 'Spot LED GU5.3 12 V {}',
          text: 'Spot LED {} à broches GU5.3 pour transformateur 12 V. Vérifier que le transformateur accepte les faibles charges. Faisceau de 36 degrés.',
          picture: { shape: 'spot', tone: 'blanc' },
          sheets: 'FT',
          rows: [
            ['4', '4 W', 3.1],
            ['7', '7 W', 4.2],
          ],
        },
        {
          prefix: 'ENC',
          name: 'Spot encastré LED {}',
          text: 'Spot encastré {} complet, source intégrée. Ressorts de fixation et connecteur rapide. Perçage indiqué sur la notice.',
          picture: { shape: 'spot' },
          sheets: 'FT',
          rows: [
            ['8W', '8 W blanc', 9.9, { picture: { tone: 'gris', size: 0.9 } }],
            ['18W', '18 W blanc', 16.9, { picture: { tone: 'gris' } }],
            ['8N', '8 W noir', 10.9, { picture: { tone: 'noir', size: 0.9 } }],
          ],
        },
      ],
    },
    {
      code: 'TUBES',
      name: 'Tubes',
      series: [
        {
          prefix: 'T8',
          name: 'Tube LED T8 {}',
          text: 'Tube LED T8 {}, livré avec starter de remplacement. Économie d’environ la moitié par rapport à un tube fluorescent. Convient aux ballasts ferromagnétiques.',
          picture: { shape: 'tube' },
          sheets: 'FT',
          rows: [
            ['60', '60 cm 9 W', 5.9, { picture: { count: 1, size: 0.78 } }],
            ['120', '120 cm 18 W', 7.9, { picture: { count: 1, size: 0.9 } }],
            ['150', '150 cm 22 W', 9.9, { picture: { count: 1 } }],
            ['120L', '120 cm 18 W, lot de 10', 69.9, { picture: { count: 2 } }],
          ],
        },
        {
          prefix: 'T5',
          name: 'Tube LED T5 {}',
          text: 'Tube LED T5 {} pour ballast électronique. Verre antibris. Vérifier la liste des ballasts compatibles.',
          picture: { shape: 'tube', tone: 'bleu' },
          sheets: 'FT',
          rows: [
            ['55', '55 cm 8 W', 9.4, { picture: { tone: 'bleu', count: 1, size: 0.8 } }],
            ['115', '115 cm 16 W', 12.9, { picture: { tone: 'bleu', count: 1, size: 0.9 } }],
            ['145', '145 cm 26 W', 15.9, { picture: { tone: 'bleu', count: 1 } }],
          ],
        },
        {
          prefix: 'STR',
          name: 'Starter pour tube {}',
          text: 'Starter {} pour appareils à ballast ferromagnétique. Se remplace d’un quart de tour. Couper le courant avant l’échange.',
          picture: { shape: 'pile', count: 1 },
          rows: [
            ['22', '4 à 22 W, lot de 25', 8.9, { picture: { count: 1, tone: 'blanc', size: 0.78 } }],
            ['65', '4 à 65 W, lot de 25', 9.4, { picture: { count: 1, tone: 'gris', size: 0.78 } }],
          ],
        },
      ],
    },
    {
      code: 'DALLES-REGLETTES',
      name: 'Dalles & réglettes',
      series: [
        {
          prefix: 'DL',
          name: 'Dalle LED {}',
          text: 'Dalle LED {} pour faux plafond, éclairage uniforme. Éblouissement limité, indice UGR inférieur à 19. Alimentation fournie.',
          picture: { shape: 'dalle' },
          sheets: 'FT',
          rows: [
            ['60N', '60 × 60 cm 36 W blanc neutre', 34.9, { picture: { size: 0.9 } }],
            ['60F', '60 × 60 cm 36 W blanc froid', 34.9, { picture: { tone: 'bleu', size: 0.9 } }],
            ['120', '120 × 30 cm 40 W blanc neutre', 44.9, { picture: { size: 1 } }],
          ],
        },
        {
          prefix: 'RE',
          name: 'Réglette LED {}',
          text: 'Réglette LED {} à source intégrée. Raccordement rapide aux deux extrémités. Pour réserves, couloirs et ateliers.',
          picture: { shape: 'reglette' },
          sheets: 'FT',
          rows: [
            ['60', '60 cm 18 W', 17.9],
            ['120', '120 cm 36 W', 26.9],
            ['150', '150 cm 48 W', 34.9],
          ],
        },
        {
          prefix: 'RET',
          name: 'Réglette étanche LED IP65 {}',
          text: 'Réglette étanche {} pour parkings, caves et locaux humides. Indice IP65, résistance aux chocs IK08. Clips inox fournis.',
          picture: { shape: 'reglette', tone: 'bleu' },
          sheets: 'FT',
          rows: [
            ['60', '60 cm 20 W', 27.9, { picture: { tone: 'bleu', size: 0.82 } }],
            ['120', '120 cm 40 W', 39.9, { picture: { tone: 'bleu', size: 0.92 } }],
            ['150', '150 cm 60 W', 49.9, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'HUB',
          name: 'Hublot LED {}',
          text: 'Hublot LED {} pour halls, escaliers et extérieurs couverts. Corps en polycarbonate. Détecteur réglable en durée sur les modèles équipés.',
          picture: { shape: 'hublot' },
          sheets: 'FT',
          rows: [
            ['18', '18 W', 24.9, { picture: { tone: 'blanc', size: 0.84 } }],
            ['18D', '18 W à détecteur', 36.9, { picture: { tone: 'bleu', size: 0.84 } }],
          ],
        },
      ],
    },
    {
      code: 'PROJECTEURS',
      name: 'Projecteurs & sécurité',
      series: [
        {
          prefix: 'PRJ',
          name: 'Projecteur LED {}',
          text: 'Projecteur LED {} à corps aluminium, IP65. Étrier orientable. Pour façades, quais et parkings.',
          picture: { shape: 'projecteur' },
          sheets: 'FT',
          rows: [
            ['20', '20 W', 16.9],
            ['50', '50 W', 29.9],
            ['100', '100 W', 54.9],
            ['30D', '30 W à détecteur', 34.9, { picture: { tone: 'orange', size: 0.9 } }],
          ],
        },
        {
          prefix: 'BAES',
          name: 'Bloc de secours {}',
          text: 'Bloc autonome {} à autotest, pour baliser les issues. Autonomie d’une heure. Pictogrammes fournis, pose par un électricien.',
          picture: { shape: 'bloc-secours' },
          sheets: 'FT',
          rows: [
            ['45', '45 lumens', 49.9, { picture: { size: 0.92 } }],
            ['45E', '45 lumens étanche', 64.9, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'LT',
          name: 'Lampe torche LED {}',
          text: 'Lampe torche {} en aluminium pour rondes et maintenance. Trois puissances. Résiste aux projections d’eau.',
          picture: { shape: 'lampe-torche' },
          rows: [
            ['300', '300 lumens à piles', 14.9, { picture: { size: 0.88 } }],
            ['800', '800 lumens rechargeable', 39.9, { picture: { tone: 'noir' } }],
            ['FRO', 'frontale 250 lumens', 19.9, { picture: { tone: 'rouge', size: 0.8 } }],
          ],
        },
      ],
    },
    {
      code: 'PILES',
      name: 'Piles',
      series: [
        {
          prefix: 'PI',
          name: 'Piles alcalines {}',
          text: 'Piles alcalines {}, sans mercure ni cadmium ajouté. Pour distributeurs, télécommandes et lampes. À rapporter dans un point de collecte.',
          picture: { shape: 'pile' },
          sheets: 'FS',
          rows: [
            ['LR03', 'LR03 AAA, lot de 10', 4.9, { picture: { count: 4, size: 0.76 } }],
            ['LR06', 'LR06 AA, lot de 10', 4.9, { picture: { count: 4, size: 0.88 } }],
            ['LR14', 'LR14 C, lot de 2', 3.4, { picture: { count: 2, size: 0.88 } }],
            ['LR20', 'LR20 D, lot de 2', 4.6, { picture: { count: 2 } }],
            ['6LR61', '6LR61 9 V, à l’unité', 2.9, { picture: { style: 'bloc' } }],
          ],
        },
        {
          prefix: 'PIB',
          name: 'Piles bouton {}',
          text: 'Piles bouton au lithium {}, 3 V. Emballage de sécurité enfant : consulter un médecin en cas d’ingestion. Pour thermomètres, badges et balances.',
          picture: { shape: 'pile', style: 'bouton' },
          sheets: 'FS',
          rows: [
            ['2025', 'CR2025, lot de 5', 4.4, { picture: { size: 0.84, tone: 'gris' } }],
            ['2032', 'CR2032, lot de 5', 4.4, { picture: { size: 0.92, tone: 'jaune' } }],
          ],
        },
        {
          prefix: 'PIR',
          name: 'Accus rechargeables {}',
          text: 'Accumulateurs NiMH {}, à faible autodécharge. Livrés chargés. Environ mille cycles selon l’usage.',
          picture: { shape: 'pile', tone: 'vert' },
          sheets: 'FS',
          rows: [
            ['AAA', 'AAA 800 mAh, lot de 4', 9.9, { picture: { tone: 'vert', count: 4, size: 0.78 } }],
            ['AA', 'AA 2 100 mAh, lot de 4', 11.9, { picture: { tone: 'vert', count: 4, size: 0.9 } }],
            ['CHG', 'chargeur avec 4 AA', 24.9, { picture: { tone: 'vert', count: 2 } }],
          ],
        },
      ],
    },
  ],
};
