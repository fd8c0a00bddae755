import { type Family, inColours } from './series';

export const seaux: Family = {
  code: 'SEAUX',
  name: 'SEAUX & CHARIOTS',
  hue: 'seaux',
  subcategories: [
    {
      code: 'SEAUX-LAVAGE',
      name: 'Seaux',
      series: [
        {
          prefix: 'SE',
          name: 'Seau rond {} gradué, anse métal',
          text: 'Seau en polypropylène de {}, gradué, avec bec verseur. L’anse métallique porte une poignée large. Résiste à l’eau chaude et aux détergents courants.',
          picture: { shape: 'seau' },
          rows: [
            ['006', '6 L', 4.9],
            ['010', '10 L', 6.9],
            ['015', '15 L', 9.4],
            ['017', '17 L', 11.2],
          ],
        },
        {
          prefix: 'SEC',
          name: 'Seau {} code couleur',
          text: 'Seau {} pour appliquer le code couleur : rouge et jaune pour les sanitaires, bleu et vert pour les autres surfaces. Anse plastique, fond à poignée pour vider. S’empile une fois vide.',
          picture: { shape: 'seau', size: 0.86 },
          rows: inColours([['06', '6 L', 5.6]], ['bleu', 'rouge', 'jaune', 'vert']),
        },
        {
          prefix: 'SEO',
          name: 'Seau ovale 12 L {} pour balai espagnol',
          text: 'Seau ovale de 12 litres {}, avec panier essoreur. Pour balai espagnol et frange à fils. Anse à poignée souple.',
          picture: { shape: 'seau' },
          rows: inColours([['12', '', 7.8]], ['bleu', 'gris', 'rouge']),
        },
        {
          prefix: 'SEA',
          name: 'Seau alimentaire inox {}',
          text: 'Seau en inox de {} pour cuisines et laboratoires. Fond cerclé, anse pivotante. Passe au lave-vaisselle.',
          picture: { shape: 'seau', tone: 'gris' },
          rows: [
            ['10', '10 L', 34.9],
            ['12', '12 L', 39.5],
            ['15', '15 L', 46.9],
          ],
        },
        {
          prefix: 'SEV',
          name: 'Seau rectangulaire laveur de vitres {}',
          text: 'Seau long de {} où entre un mouilleur de 45 cm. Couvercle en option. Bords renforcés et graduations.',
          picture: { shape: 'presse' },
          rows: [
            ['12', '12 L', 18.9],
            ['22', '22 L', 27.5],
          ],
        },
      ],
    },
    {
      code: 'PRESSES',
      name: 'Presses',
      series: [
        {
          prefix: 'PRM',
          name: 'Presse à mâchoires {}',
          text: 'Presse à mâchoires {} pour franges jusqu’à 400 g. Levier haut : le dos reste droit. Ressort et axe en inox.',
          picture: { shape: 'presse' },
          sheets: 'FT',
          rows: inColours([['M', '', 42.9]], ['bleu', 'rouge', 'gris'], 'f'),
        },
        {
          prefix: 'PRP',
          name: 'Presse à plat {}',
          text: 'Presse {} pour bandeaux à languettes ou à poches. Essorage régulier sur toute la longueur. Se pose sur seaux de 15 à 25 litres.',
          picture: { shape: 'presse', tone: 'vert' },
          sheets: 'FT',
          rows: [
            ['40', 'pour bandeau 40 cm', 58.5],
            ['50', 'pour bandeau 50 cm', 64.9],
          ],
        },
        {
          prefix: 'PRE',
          name: 'Panier essoreur {}',
          text: 'Panier essoreur {} qui se clipse sur le bord du seau. Pour franges à fils et balais espagnols. Polypropylène résistant.',
          picture: { shape: 'presse', tone: 'jaune', size: 0.82 },
          rows: [
            ['OV', 'ovale', 6.4, { picture: { tone: 'jaune', size: 0.78 } }],
            ['RO', 'rond', 5.9, { picture: { tone: 'orange', size: 0.78 } }],
          ],
        },
      ],
    },
    {
      code: 'CHARIOTS-MENAGE',
      name: 'Chariots de ménage',
      series: [
        {
          prefix: 'CM',
          name: 'Chariot de ménage {}',
          text: 'Chariot de ménage {} : plateaux, seaux et sac à portée de main. Roues pivotantes non marquantes de 100 mm. Châssis démontable, nettoyage facile.',
          picture: { shape: 'chariot' },
          sheets: 'FT',
          rows: [
            ['070', 'compact avec support sac 70 L', 129, { variant: '70 L', picture: { size: 0.86 } }],
            ['120', 'avec support sac 120 L', 189.5, { variant: '120 L' }],
            [
              '2X70',
              'avec deux sacs de 70 L pour le tri',
              229,
              { variant: '2 × 70 L', picture: { tone: 'vert' } },
            ],
            ['120F', 'fermé à portes, sac 120 L', 389, { variant: 'Fermé 120 L', picture: { tone: 'gris' } }],
          ],
        },
        {
          prefix: 'CMH',
          name: 'Chariot d’étage hôtelier {}',
          text: 'Chariot d’étage {} pour linge propre, produits d’accueil et sac de linge sale. Façades habillées, pare-chocs souples. Roulement silencieux dans les couloirs.',
          picture: { shape: 'chariot', tone: 'marron' },
          sheets: 'FT',
          rows: [
            ['1S', 'un sac, trois tablettes', 419],
            ['2S', 'deux sacs, trois tablettes', 489, { picture: { tone: 'kraft' } }],
          ],
        },
        {
          prefix: 'CMP',
          name: 'Chariot de pré-imprégnation {}',
          text: 'Chariot {} pour méthode de pré-imprégnation : bandeaux préparés à l’avance, sans seau d’eau sur le circuit. Bacs à couvercle et pince de sol. Convient aux établissements de soins.',
          picture: { shape: 'chariot', tone: 'bleu' },
          sheets: 'FT',
          rows: [
            ['20', '20 bandeaux', 349, { picture: { size: 0.92, tone: 'bleu' } }],
            ['40', '40 bandeaux', 459, { picture: { tone: 'blanc' } }],
          ],
        },
      ],
    },
    {
      code: 'CHARIOTS-LAVAGE',
      name: 'Chariots de lavage',
      series: [
        {
          prefix: 'SP-2X15',
          name: 'Seau double 2 × 15 L sur roues avec presse',
          text: 'Deux seaux de 15 litres sur châssis à roulettes : l’eau propre reste propre. Presse à mâchoires à levier. Poignée de poussée rabattable.',
          picture: { shape: 'seau-presse' },
          sheets: 'FT',
          rows: [['', '', 119]],
        },
        {
          prefix: 'CL',
          name: 'Chariot de lavage {}',
          text: 'Chariot de lavage {}, châssis plastique monobloc. Presse à mâchoires pour franges à languettes. Roulettes pivotantes de 80 mm, anses sur chaque seau.',
          picture: { shape: 'chariot-lavage' },
          sheets: 'FT',
          rows: [
            [
              '125',
              'un seau 25 L et presse',
              84.9,
              { variant: '1 × 25 L', picture: { shape: 'seau-presse', tone: 'rouge' } },
            ],
            ['2X15', 'deux seaux 15 L et presse', 112.5, { variant: '2 × 15 L', picture: { size: 0.88 } }],
            ['2X25', 'deux seaux 25 L et presse', 138, { variant: '2 × 25 L' }],
            [
              '2X25C',
              'chromé, deux seaux 25 L',
              189,
              { variant: 'Chromé 2 × 25 L', picture: { tone: 'gris' } },
            ],
          ],
        },
        {
          prefix: 'CLP',
          name: 'Seau de lavage à plat {} avec essoreur',
          text: 'Ensemble {} pour balai plat : seau à deux compartiments et essoreur à rouleaux. Monté sur roulettes. Pour petites surfaces et bureaux.',
          picture: { shape: 'seau-presse', tone: 'vert' },
          rows: [
            ['12', '12 L', 49.9],
            ['20', '20 L', 72.5],
          ],
        },
      ],
    },
    {
      code: 'CHARIOTS-LINGE',
      name: 'Chariots à linge',
      series: [
        {
          prefix: 'CLI',
          name: 'Chariot à linge pliant {}',
          text: 'Chariot à linge pliant {}, tube d’acier chromé. Sac amovible et lavable. Se replie contre un mur.',
          picture: { shape: 'chariot-linge' },
          sheets: 'FT',
          rows: [
            ['150', '150 L sac bleu', 98.5, { picture: { tone: 'bleu', size: 0.9 } }],
            ['200', '200 L sac gris', 119, { picture: { tone: 'gris', size: 0.95 } }],
            ['300', '300 L sac vert', 149, { picture: { tone: 'vert' } }],
          ],
        },
        {
          prefix: 'CLR',
          name: 'Sac à linge de rechange {}',
          text: 'Sac en polyester enduit {} pour chariot à linge pliant. Lavable à 60 °C. Fermeture par boutons-pression.',
          picture: { shape: 'sac' },
          rows: inColours([['200', '200 L', 24.9]], ['bleu', 'rouge', 'blanc', 'vert']),
        },
      ],
    },
    {
      code: 'SIGNALISATION',
      name: 'Signalisation',
      series: [
        {
          prefix: 'PS',
          name: 'Panneau sol glissant {}',
          text: 'Panneau de signalisation {} pliable, lisible des deux côtés. À poser avant le lavage et à retirer une fois le sol sec. Plastique lavable.',
          picture: { shape: 'panneau', tone: 'jaune' },
          rows: [
            ['60', '60 cm', 9.9, { picture: { size: 0.86, tone: 'jaune' } }],
            ['66', '66 cm renforcé', 13.5, { picture: { tone: 'orange', size: 0.92 } }],
            ['95', '95 cm grande hauteur', 24.9, { picture: { tone: 'jaune' } }],
          ],
        },
        {
          prefix: 'CN',
          name: 'Cône de signalisation {} sol glissant',
          text: 'Cône de {} avec pictogramme de danger. Il se voit de tous les côtés dans un couloir. S’empile sur le chariot.',
          picture: { shape: 'cone', tone: 'orange' },
          separate: true,
          rows: [['70', '70 cm', 19.8]],
        },
      ],
    },
    {
      code: 'ACCESSOIRES-CHARIOT',
      name: 'Accessoires chariot',
      series: [
        {
          prefix: 'AC-SAC',
          name: 'Sac de chariot {}',
          text: 'Sac de rechange {} en toile enduite à zip frontal. Le sac poubelle se retire sans le soulever. S’accroche au support par œillets.',
          picture: { shape: 'sac-kraft' },
          rows: [
            ['70', '70 L', 19.9, { picture: { tone: 'bleu', size: 0.88 } }],
            ['120', '120 L', 27.5, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'AC-BAC',
          name: 'Bac de chariot {}',
          text: 'Bac {} en polypropylène à couvercle, pour bandeaux et lavettes. Empilable, marqué d’une graduation. Se glisse sur les rails du chariot.',
          picture: { shape: 'barquette', style: 'couvercle' },
          rows: inColours([['22', '22 L', 21.9]], ['bleu', 'rouge', 'jaune', 'vert']),
        },
        {
          prefix: 'AC-ROU',
          name: 'Roulette pivotante {}, lot de 4',
          text: 'Roulettes pivotantes {} à bandage non marquant. Montage sans outil sur tige. Lot de quatre.',
          picture: { shape: 'roulette' },
          rows: [
            ['80', '80 mm', 16.9],
            ['100', '100 mm', 21.5],
          ],
        },
      ],
    },
  ],
};
