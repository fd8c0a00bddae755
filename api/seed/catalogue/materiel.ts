import type { Family } from './series';

export const materiel: Family = {
  code: 'MATERIEL',
  name: 'MATERIEL',
  hue: 'materiel',
  subcategories: [
    {
      code: 'ASPIRATEURS',
      name: 'Aspirateurs',
      series: [
        {
          prefix: 'AS',
          name: 'Aspirateur poussière {}',
          text: 'Aspirateur poussière professionnel {}, moteur à faible bruit. Filtration à deux étages et enrouleur de câble. Livré avec flexible, tube et brosse combinée.',
          picture: { shape: 'aspirateur' },
          sheets: 'FT',
          rows: [
            ['10', '10 L, 700 W', 169],
            ['15', '15 L, 850 W', 219],
            ['15H', '15 L, filtre HEPA', 279, { picture: { tone: 'bleu' } }],
            ['15S', '15 L, silence 56 dB', 329, { picture: { tone: 'gris' } }],
          ],
        },
        {
          prefix: 'AE',
          name: 'Aspirateur eau et poussière {}',
          text: 'Aspirateur {} à cuve inox pour liquides et poussières. Flotteur d’arrêt quand la cuve est pleine. Roulettes pivotantes et tuyau de vidange selon la contenance.',
          picture: { shape: 'aspirateur-eau' },
          sheets: 'FT',
          rows: [
            ['20', '20 L, 1 moteur', 189],
            ['35', '35 L, 1 moteur', 279],
            ['62', '62 L, 2 moteurs', 459, { picture: { tone: 'rouge' } }],
            ['78', '78 L, 3 moteurs', 619, { picture: { tone: 'jaune' } }],
          ],
        },
        {
          prefix: 'AD',
          name: 'Aspirateur dorsal {}',
          text: 'Aspirateur dorsal {} pour escaliers, avions et rangées de sièges. Harnais réglable et rembourré. Les deux mains restent libres.',
          picture: { shape: 'aspirateur' },
          sheets: 'FT',
          rows: [
            ['FIL', 'filaire 5 L', 349, { picture: { tone: 'noir', size: 0.86 } }],
            ['BAT', 'sur batterie 5 L', 689, { picture: { tone: 'orange', size: 0.86 } }],
          ],
        },
        {
          prefix: 'AB',
          name: 'Aspirobrosseur moquette {}',
          text: 'Aspirobrosseur vertical {} pour moquettes et tapis. La brosse rotative relève la fibre pendant l’aspiration. Hauteur de brosse réglable.',
          picture: { shape: 'aspirateur', tone: 'violet' },
          sheets: 'FT',
          rows: [
            ['36', '36 cm', 429, { picture: { tone: 'rouge', size: 0.94 } }],
            ['46', '46 cm', 549, { picture: { tone: 'rouge' } }],
          ],
        },
      ],
    },
    {
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
    },
    {
      code: 'AUTOLAVEUSES',
      name: 'Autolaveuses',
      series: [
        {
          prefix: 'AUF',
          name: 'Autolaveuse filaire {}',
          text: 'Autolaveuse autotractée par la brosse, {}. Elle lave, frotte et sèche en un passage. Livrée avec brosse et bavettes ; mise en service sur demande.',
          picture: { shape: 'autolaveuse' },
          sheets: 'FT',
          rows: [
            ['35', '35 cm, 15 L', 1690],
            ['43', '43 cm, 40 L', 2290],
            ['50', '50 cm, 50 L', 2690],
          ],
        },
        {
          prefix: 'AUB',
          name: 'Autolaveuse sur batterie {}',
          text: 'Autolaveuse {} à batteries et chargeur intégré. Autonomie de deux à trois heures selon les réglages. Suceur parabolique qui laisse le sol sec.',
          picture: { shape: 'autolaveuse' },
          sheets: 'FT',
          rows: [
            ['36', '36 cm, 22 L, lithium', 2990, { picture: { tone: 'vert', size: 0.86 } }],
            ['50', '50 cm, 50 L, gel', 3890, { picture: { tone: 'bleu', size: 0.94 } }],
            ['66', '66 cm, 75 L, gel', 5490, { picture: { tone: 'rouge' } }],
          ],
        },
        {
          prefix: 'BAV',
          name: 'Bavette de suceur {}, jeu avant et arrière',
          text: 'Jeu de bavettes {} pour autolaveuse. Quatre arêtes utilisables en retournant la lame. Une bavette usée laisse des traces d’eau.',
          picture: { shape: 'raclette-sol' },
          rows: [
            ['CAO', 'caoutchouc naturel', 48.9, { picture: { tone: 'rouge' } }],
            ['PUR', 'polyuréthane', 69.5, { picture: { tone: 'jaune' } }],
          ],
        },
      ],
    },
    {
      code: 'MONOBROSSES',
      name: 'Monobrosses',
      series: [
        {
          prefix: 'MBR',
          name: 'Monobrosse {}',
          text: 'Monobrosse {} pour décapage, spray et lustrage. Carter en aluminium, transmission silencieuse et double sécurité de démarrage. Livrée sans réservoir ni plateau.',
          picture: { shape: 'monobrosse' },
          sheets: 'FT',
          rows: [
            ['330', '330 mm, 175 tr/min', 649],
            ['430', '430 mm, 175 tr/min', 789],
            ['430D', '430 mm, deux vitesses', 1090, { picture: { tone: 'bleu' } }],
            ['430H', '430 mm, haute vitesse 450 tr/min', 990, { picture: { tone: 'orange' } }],
          ],
        },
        {
          prefix: 'MBA',
          name: 'Réservoir monobrosse {}',
          text: 'Réservoir {} à fixer sur le manche. La tirette dose l’eau et le produit. Convient aux monobrosses à manche rond.',
          picture: { shape: 'bidon', mark: 'carreau' },
          rows: [
            ['10', '10 L', 74.5, { picture: { tone: 'blanc', size: 0.9 } }],
            ['12', '12 L', 84.9, { picture: { tone: 'gris' } }],
          ],
        },
      ],
    },
    {
      code: 'DISQUES-BROSSES',
      name: 'Disques & brosses',
      series: [
        {
          prefix: 'DQ',
          name: 'Disque abrasif {}, lot de 5',
          text: 'Disque {} en fibres de polyester recyclé. Noir pour décaper, vert pour récurer, rouge pour entretenir, blanc pour lustrer. Lavable et réversible.',
          picture: { shape: 'disque' },
          rows: [
            ['406N', 'noir 406 mm', 24.9, { picture: { tone: 'noir', size: 0.92 } }],
            ['406V', 'vert 406 mm', 23.9, { picture: { tone: 'vert', size: 0.92 } }],
            ['406R', 'rouge 406 mm', 22.9, { picture: { tone: 'rouge', size: 0.92 } }],
            ['406W', 'blanc 406 mm', 22.9, { picture: { tone: 'blanc', size: 0.92 } }],
            ['432N', 'noir 432 mm', 26.9, { picture: { tone: 'noir' } }],
            ['432V', 'vert 432 mm', 25.9, { picture: { tone: 'vert' } }],
            ['432R', 'rouge 432 mm', 24.9, { picture: { tone: 'rouge' } }],
            ['432W', 'blanc 432 mm', 24.9, { picture: { tone: 'blanc' } }],
          ],
        },
        {
          prefix: 'DM',
          name: 'Disque mélamine {}, lot de 5',
          text: 'Disque en mélamine {} pour grès cérame et sols structurés. S’emploie à l’eau claire ou avec un détergent neutre. S’use en nettoyant : prévoir d’avance.',
          picture: { shape: 'disque', tone: 'gris' },
          rows: [
            ['406', '406 mm', 58.9],
            ['432', '432 mm', 64.9],
          ],
        },
        {
          prefix: 'BRM',
          name: 'Brosse monobrosse {}',
          text: 'Brosse {} pour monobrosse ou autolaveuse, fixation à trois ergots. Diamètre 430 mm. À suspendre après usage pour garder les fibres droites.',
          picture: { shape: 'disque', count: 1 },
          rows: [
            ['NYL', 'nylon de lavage', 119, { picture: { tone: 'bleu', count: 1 } }],
            ['ABR', 'abrasive de décapage', 149, { picture: { tone: 'rouge', count: 1 } }],
            ['MOQ', 'shampooing moquette', 129, { picture: { tone: 'violet', count: 1 } }],
          ],
        },
        {
          prefix: 'PLT',
          name: 'Plateau porte-disque {}',
          text: 'Plateau {} à picots qui maintient le disque sans glisser. Centrage par écrou. Pour monobrosses courantes.',
          picture: { shape: 'disque', tone: 'jaune' },
          rows: [
            ['406', '406 mm', 69.5, { picture: { tone: 'jaune', count: 1, size: 0.92 } }],
            ['432', '432 mm', 76.9, { picture: { tone: 'jaune', count: 1 } }],
          ],
        },
      ],
    },
    {
      code: 'HAUTE-PRESSION',
      name: 'Haute pression & vapeur',
      series: [
        {
          prefix: 'HP',
          name: 'Nettoyeur haute pression {}',
          text: 'Nettoyeur haute pression {}, pompe à pistons inox. Lance à jet réglable et flexible de 10 m. Ne pas diriger le jet vers une personne ni un appareil électrique.',
          picture: { shape: 'nettoyeur-hp' },
          sheets: 'FT',
          rows: [
            ['150', 'eau froide 150 bar', 549],
            ['180', 'eau froide 180 bar triphasé', 890],
            ['200C', 'eau chaude 200 bar', 2490, { picture: { tone: 'rouge' } }],
          ],
        },
        {
          prefix: 'VAP',
          name: 'Nettoyeur vapeur {}',
          text: 'Nettoyeur vapeur {} pour sanitaires, joints et cuisines. La vapeur sèche décolle la saleté avec très peu d’eau. Jeu de brosses compris.',
          picture: { shape: 'aspirateur-eau', tone: 'bleu' },
          sheets: 'FT',
          rows: [
            ['4', '4 bar, 2 L', 389, { picture: { tone: 'bleu', size: 0.82 } }],
            ['6', '6 bar, 4 L', 690, { picture: { tone: 'bleu', size: 0.92 } }],
          ],
        },
        {
          prefix: 'HPL',
          name: '{} pour nettoyeur haute pression',
          text: '{} pour nettoyeur haute pression à raccord M22. Montage à la main. Vérifier la pression admise avant usage.',
          picture: { shape: 'nettoyeur-hp', tone: 'gris', size: 0.82 },
          separate: true,
          rows: [
            [
              'LAN',
              'Lance inox 90 cm',
              64.9,
              { picture: { shape: 'manche', style: 'telescopique', tone: 'gris' } },
            ],
            ['CAN', 'Canon à mousse 1 L', 39.9, { picture: { shape: 'spray', tone: 'gris' } }],
            ['LAV', 'Laveur de sol 40 cm', 119, { picture: { shape: 'disque', count: 1, tone: 'gris' } }],
          ],
        },
      ],
    },
    {
      code: 'TAPIS',
      name: 'Tapis d’accueil',
      series: [
        {
          prefix: 'TA',
          name: 'Tapis d’accueil absorbant {}',
          text: 'Tapis absorbant {} à velours grattant, envers antidérapant. Il retient l’eau et les poussières dès l’entrée. Lavable au jet ou en machine selon la taille.',
          picture: { shape: 'tapis' },
          sheets: 'FT',
          rows: [
            ['60G', '60 × 90 cm gris', 29.9, { picture: { tone: 'gris', size: 0.84 } }],
            ['60B', '60 × 90 cm bleu', 29.9, { picture: { tone: 'bleu', size: 0.84 } }],
            ['90G', '90 × 150 cm gris', 64.9, { picture: { tone: 'gris', size: 0.92 } }],
            ['90B', '90 × 150 cm bleu', 64.9, { picture: { tone: 'bleu', size: 0.92 } }],
            ['120G', '120 × 180 cm gris', 109, { picture: { tone: 'gris' } }],
            ['120R', '120 × 180 cm rouge', 109, { picture: { tone: 'rouge' } }],
          ],
        },
        {
          prefix: 'TC',
          name: 'Caillebotis caoutchouc {}',
          text: 'Caillebotis {} pour entrées extérieures et plans de travail humides. Les alvéoles laissent passer l’eau et les gravillons. Se lave au jet.',
          picture: { shape: 'tapis', style: 'caillebotis', tone: 'noir' },
          rows: [
            ['40', '40 × 60 cm', 17.9],
            ['80', '80 × 120 cm', 42.9],
            ['100', '100 × 150 cm', 69.9],
          ],
        },
        {
          prefix: 'TF',
          name: 'Tapis antifatigue {}',
          text: 'Tapis antifatigue {} pour postes debout : accueil, caisse, conditionnement. Mousse à cellules fermées de 12 mm. Bords biseautés contre les trébuchements.',
          picture: { shape: 'tapis', style: 'antifatigue', tone: 'gris' },
          sheets: 'FT',
          rows: [
            ['60', '60 × 90 cm', 39.9],
            ['90', '90 × 150 cm', 89],
          ],
        },
      ],
    },
    {
      code: 'SECHE-MAINS',
      name: 'Sèche-mains',
      series: [
        {
          prefix: 'SEM',
          name: 'Sèche-mains {}',
          text: 'Sèche-mains {} à détection automatique. Il convient aux sanitaires à passage régulier. Raccordement par un électricien.',
          picture: { shape: 'seche-mains' },
          sheets: 'FT',
          rows: [
            [
              'ABS',
              'horizontal ABS blanc 1 600 W',
              89,
              { variant: 'ABS blanc', picture: { tone: 'blanc', size: 0.9 } },
            ],
            [
              'INX',
              'horizontal inox 1 000 W',
              219,
              { variant: 'Inox', picture: { tone: 'gris', size: 0.9 } },
            ],
            ['AIR', 'air pulsé vertical 1 800 W', 469, { variant: 'Air pulsé', picture: { tone: 'noir' } }],
          ],
        },
        {
          prefix: 'SCH',
          name: 'Sèche-cheveux mural {}',
          text: 'Sèche-cheveux mural {} pour hôtels, piscines et salles de sport. Arrêt automatique. Support verrouillé au mur.',
          picture: { shape: 'seche-cheveux', tone: 'rose' },
          sheets: 'FT',
          rows: [
            ['12', '1 200 W', 59.9, { picture: { tone: 'rose', size: 0.82 } }],
            ['18', '1 800 W avec prise rasoir', 79.9, { picture: { tone: 'kraft', size: 0.88 } }],
          ],
        },
      ],
    },
  ],
};
