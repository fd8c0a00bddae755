import type { Family } from './series';

export const ouate: Family = {
  code: 'OUATE',
  name: 'OUATE & PAPIER',
  hue: 'ouate',
  subcategories: [
    {
      code: 'PAPIER-TOILETTE',
      name: 'Papier toilette',
      series: [
        {
          prefix: 'PT',
          name: 'Papier toilette 2 plis écolabel, {}',
          text: 'Papier toilette en pure ouate de cellulose recyclée, deux plis, {}. Prédécoupé et doux, il convient aux distributeurs courants des sanitaires collectifs. Il se délite vite dans l’eau.',
          picture: { shape: 'papier-toilette' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            [
              '200-E',
              '200 feuilles, lot de 12',
              8.9,
              { variant: '200 feuilles, lot de 12', picture: { count: 3 } },
            ],
            ['400-E', 'lot de 6', 14.95, { variant: '400 feuilles, lot de 6', picture: { count: 6 } }],
          ],
        },
        {
          prefix: 'PTC',
          name: 'Papier toilette confort {}',
          text: 'Papier toilette gaufré {} pour hôtels et bureaux. Ouate blanche certifiée, prédécoupée. Livré en paquets sous film recyclable.',
          picture: { shape: 'papier-toilette' },
          ecolabel: true,
          rows: [
            [
              '3P72',
              '3 plis, carton de 72 rouleaux',
              36.9,
              { variant: '3 plis', picture: { count: 6, tone: 'gris' } },
            ],
            [
              '4P48',
              '4 plis, carton de 48 rouleaux',
              34.5,
              { variant: '4 plis', picture: { count: 3, tone: 'rose' } },
            ],
            [
              '3PH',
              '3 plis, rouleaux emballés un à un, carton de 24',
              21.8,
              { variant: '3 plis emballés', picture: { count: 1 } },
            ],
          ],
        },
        {
          prefix: 'PTJ',
          name: 'Papier toilette jumbo {}',
          text: 'Grand rouleau {} pour distributeur à clé. Moins de recharges et moins de vols dans les lieux très fréquentés. Ouate recyclée deux plis, mandrin de 60 mm.',
          picture: { shape: 'bobine', tone: 'blanc' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            ['180', 'mini 180 m, colis de 12', 23.9],
            ['350', 'maxi 350 m, colis de 6', 25.4],
            ['380', 'gaufré 380 m, colis de 6', 29.9, { picture: { count: 2 } }],
          ],
        },
        {
          prefix: 'PTF',
          name: 'Papier toilette plié, {}',
          text: 'Papier toilette plié, délivré feuille à feuille : chacun ne touche que la sienne. Deux plis, {}. Pour distributeurs à remplissage rapide.',
          picture: { shape: 'essuie-mains' },
          ecolabel: true,
          rows: [
            ['36', '36 paquets', 32.6, { picture: { size: 0.86 } }],
            ['40', '40 paquets extra doux', 38.4, { picture: { tone: 'blanc', size: 0.92 } }],
          ],
        },
      ],
    },
    {
      code: 'ESSUIE-MAINS',
      name: 'Essuie-mains',
      series: [
        {
          prefix: 'EM',
          name: 'Essuie-mains {}',
          text: 'Essuie-mains {} en ouate de cellulose, résistant à l’eau. Une feuille suffit pour sécher deux mains. Convient aux distributeurs muraux courants.',
          picture: { shape: 'essuie-mains' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            ['VP-E', 'pliés en V écolabel, carton', 28.9, { variant: 'Pliés en V' }],
            [
              'ZP-E',
              'pliés en Z 2 plis, carton de 3 000',
              33.5,
              { variant: 'Pliés en Z', picture: { tone: 'blanc', count: 2 } },
            ],
            [
              'WP-E',
              'pliés en W enchevêtrés, carton de 2 400',
              39.8,
              { variant: 'Pliés en W', picture: { tone: 'bleu' } },
            ],
            [
              'CP-E',
              'pliés en C verts, carton de 2 880',
              26.4,
              { variant: 'Pliés en C', picture: { tone: 'vert', count: 2 } },
            ],
          ],
        },
        {
          prefix: 'ER',
          name: 'Essuie-mains en rouleau {}',
          text: 'Essuie-mains en rouleau {} pour distributeur à coupe automatique. La longueur délivrée est toujours la même, ce qui limite le gaspillage. Ouate blanche collée, deux plis.',
          picture: { shape: 'bobine' },
          ecolabel: true,
          rows: [
            ['100', '100 m, colis de 6', 27.9, { picture: { tone: 'blanc', size: 0.8 } }],
            ['150', '150 m, colis de 6', 36.9, { picture: { tone: 'blanc', size: 0.92, count: 2 } }],
            ['150B', '150 m bleu, colis de 6', 38.9, { picture: { tone: 'bleu', size: 0.92 } }],
          ],
        },
        {
          prefix: 'EC',
          name: 'Essuie-mains coton en rouleau, {}',
          text: 'Essuie-mains en coton lavable, {}, pour appareil à recyclage. Bord renforcé. Lavage à 85 °C.',
          picture: { shape: 'bobine', tone: 'gris', size: 0.88 },
          separate: true,
          rows: [['35', '35 m', 46.5]],
        },
      ],
    },
    {
      code: 'BOBINES',
      name: 'Bobines',
      series: [
        {
          prefix: 'BO',
          name: 'Bobine dévidage central {}',
          text: 'Bobine à dévidage central {}. L’essuyage se fait feuille à feuille depuis le centre, sans toucher le reste. Ouate collée, absorbante et résistante.',
          picture: { shape: 'bobine' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            ['450-B', 'bleue 450 formats', 18.6, { picture: { tone: 'bleu', count: 2 } }],
            ['450-W', 'blanche 450 formats', 17.9, { picture: { tone: 'blanc', count: 2 } }],
            ['450-V', 'verte 450 formats', 18.2, { picture: { tone: 'vert', count: 2 } }],
            ['MINI', 'blanche mini 200 formats', 14.2, { picture: { tone: 'blanc', size: 0.76 } }],
          ],
        },
        {
          prefix: 'BI',
          name: 'Bobine industrielle {}',
          text: 'Bobine d’essuyage industrielle {}, pour ateliers et cuisines. Deux plis gaufrés qui retiennent l’eau et les huiles. À poser sur dérouleur mural ou sur pied.',
          picture: { shape: 'bobine' },
          ecolabel: true,
          rows: [
            ['1000W', 'blanche 1 000 formats, lot de 2', 24.9, { picture: { tone: 'blanc' } }],
            ['1000C', 'chamois 1 000 formats, lot de 2', 19.9, { picture: { tone: 'kraft' } }],
            ['1500B', 'bleue 1 500 formats', 29.5, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'NT',
          name: 'Bobine non-tissé {}',
          text: 'Bobine de non-tissé {} qui remplace le chiffon : solide même mouillée, peu pelucheuse. Résiste aux solvants courants. Prédécoupée.',
          picture: { shape: 'bobine' },
          sheets: 'FT',
          rows: [
            ['400W', 'blanc 400 formats', 42.5, { picture: { tone: 'blanc', size: 0.92 } }],
            ['400B', 'bleu 400 formats', 44.5, { picture: { tone: 'bleu', size: 0.92 } }],
          ],
        },
      ],
    },
    {
      code: 'ESSUIE-TOUT',
      name: 'Essuie-tout',
      series: [
        {
          prefix: 'ET',
          name: 'Essuie-tout {}',
          text: 'Essuie-tout {} en pure ouate, apte au contact alimentaire. Gaufrage qui retient l’eau. Pour cuisines, salles de pause et offices.',
          picture: { shape: 'essuie-tout' },
          ecolabel: true,
          rows: [
            ['2P', '2 plis 50 feuilles, lot de 2', 1.95, { picture: { count: 2 } }],
            ['2P12', '2 plis 50 feuilles, lot de 12', 10.9, { picture: { count: 2, tone: 'gris' } }],
            ['3P', '3 plis 90 feuilles, lot de 6', 11.6, { picture: { count: 1 } }],
            ['3PD', '3 plis décor, lot de 6', 12.4, { picture: { count: 1, tone: 'rose' } }],
          ],
        },
        {
          prefix: 'EK',
          name: 'Essuie-tout kraft recyclé, {}',
          text: 'Essuie-tout non blanchi, en fibres recyclées. Sans colorant ni parfum. Se jette avec les biodéchets là où la collecte les accepte.',
          picture: { shape: 'essuie-tout', tone: 'kraft' },
          ecolabel: true,
          rows: [
            ['06', 'lot de 6', 9.4, { picture: { count: 2 } }],
            ['24', 'carton de 24', 34.9, { picture: { count: 1 } }],
          ],
        },
      ],
    },
    {
      code: 'MOUCHOIRS',
      name: 'Mouchoirs & lingettes',
      series: [
        {
          prefix: 'MO',
          name: 'Mouchoirs blancs, {}',
          text: 'Mouchoirs en ouate blanche deux plis, {}. Doux et résistants, sans parfum. Pour l’accueil, les chambres et les cabinets.',
          picture: { shape: 'mouchoirs' },
          ecolabel: true,
          rows: [
            ['B100', 'boîte de 100, carton de 40', 36.8],
            ['B150', 'boîte de 150, lot de 12', 17.9, { picture: { tone: 'bleu' } }],
            ['CUB', 'boîte cube de 60, lot de 24', 29.9, { picture: { tone: 'rose', size: 0.84 } }],
            ['ET15', 'étuis de poche, lot de 15', 3.4, { picture: { tone: 'blanc', size: 0.74 } }],
          ],
        },
        {
          prefix: 'LB',
          name: 'Lingettes sèches en bobine, {}',
          text: 'Lingettes de non-tissé à imprégner du produit de son choix, {}. Le seau distributeur se referme entre deux usages. Sans perte de peluches.',
          picture: { shape: 'lingettes' },
          rows: [
            ['100', 'seau de 100', 16.9],
            ['200', 'seau de 200', 26.5, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'CDT',
          name: 'Carrés de toilette 32 × 30 cm, lot de {}',
          text: 'Carrés de toilette jetables en non-tissé doux, lot de {}. Solides à l’eau chaude, pour les soins et la toilette au lit. Sans parfum.',
          picture: { shape: 'lavettes', tone: 'blanc' },
          rows: [
            ['50', '50', 4.6],
            ['100', '100', 8.3],
          ],
        },
      ],
    },
    {
      code: 'DRAPS-EXAMEN',
      name: 'Draps d’examen',
      series: [
        {
          prefix: 'DE-R',
          name: 'Drap d’examen {}',
          text: 'Drap d’examen {} en ouate blanche. Prédécoupé pour un geste net entre deux patients. Convient aux dérouleurs de divans standard.',
          picture: { shape: 'drap-examen' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            ['50', 'lisse 50 × 38 cm, 150 formats, colis de 9', 41.9, { variant: 'Lisse 50 cm' }],
            [
              '50G',
              'gaufré 50 × 38 cm, 135 formats, colis de 12',
              52.4,
              { variant: 'Gaufré 50 cm', picture: { tone: 'gris' } },
            ],
            [
              '60',
              'gaufré 60 × 38 cm, 135 formats, colis de 9',
              54.9,
              { variant: 'Gaufré 60 cm', picture: { tone: 'bleu' } },
            ],
          ],
        },
        {
          prefix: 'DP',
          name: 'Drap d’examen plastifié {}',
          text: 'Drap plastifié {} : une face en ouate absorbante, une face en polyéthylène étanche. Il protège le divan des liquides. Prédécoupé tous les 38 cm.',
          picture: { shape: 'drap-examen' },
          sheets: 'FT',
          rows: [
            ['B', 'bleu 50 cm, colis de 6', 46.9, { picture: { tone: 'bleu', size: 0.94 } }],
            ['V', 'vert 50 cm, colis de 6', 46.9, { picture: { tone: 'vert', size: 0.94 } }],
            ['R', 'rose 50 cm, colis de 6', 46.9, { picture: { tone: 'rose', size: 0.94 } }],
          ],
        },
        {
          prefix: 'AL',
          name: 'Alèse jetable 60 × {}',
          text: 'Alèse absorbante 60 × {} à voile extérieur imperméable. Pour lits, fauteuils et tables de soins. Bords soudés sur quatre côtés.',
          picture: { shape: 'serviettes', tone: 'bleu' },
          rows: [
            ['60', '60 cm, lot de 30', 8.9],
            ['90', '90 cm, lot de 30', 11.8],
          ],
        },
      ],
    },
    {
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
    },
    {
      code: 'HYGIENE-FEMININE',
      name: 'Hygiène féminine',
      series: [
        {
          prefix: 'HF-S',
          name: 'Serviettes hygiéniques {}',
          text: 'Serviettes hygiéniques {}, emballées une à une. Voile de coton, sans parfum ni chlore. Pour les distributeurs des écoles, des universités et des entreprises.',
          picture: { shape: 'serviettes', tone: 'rose' },
          vatPerMille: 55,
          rows: [
            ['J10', 'jour, lot de 10', 1.9],
            ['N10', 'nuit, lot de 10', 2.3],
            ['J200', 'jour, carton de 200', 32.9, { picture: { tone: 'violet' } }],
          ],
        },
        {
          prefix: 'HF-T',
          name: 'Tampons {}',
          text: 'Tampons {} en coton, sous étui papier. Changer toutes les quatre à six heures, huit au plus : lire la notice sur le syndrome de choc toxique. Pour distributeurs et sanitaires d’entreprise.',
          picture: { shape: 'sachets', tone: 'rose' },
          vatPerMille: 55,
          rows: [
            ['R16', 'normal sans applicateur, boîte de 16', 2.6],
            ['S16', 'super sans applicateur, boîte de 16', 2.8, { picture: { tone: 'violet' } }],
          ],
        },
        {
          prefix: 'HF-P',
          name: 'Sachets périodiques {}',
          text: 'Sachets opaques {} pour protections usagées. À placer près des toilettes, avec une poubelle à pédale. Évite les canalisations bouchées.',
          picture: { shape: 'sac-kraft', tone: 'blanc', size: 0.84 },
          rows: [
            ['PE', 'polyéthylène, lot de 30', 1.2, { picture: { tone: 'blanc', size: 0.76, mark: 'fleur' } }],
            ['PA', 'papier, lot de 100', 6.9, { picture: { tone: 'kraft', size: 0.84, mark: 'fleur' } }],
          ],
        },
      ],
    },
  ],
};
