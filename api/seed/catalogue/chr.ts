import type { Family } from './series';

export const chr: Family = {
  code: 'CHR',
  name: 'CHR',
  hue: 'chr',
  subcategories: [
    {
      code: 'GOBELETS',
      name: 'Gobelets',
      series: [
        {
          prefix: 'GO',
          name: 'Gobelet carton kraft {}, lot de 50',
          text: 'Gobelet en carton kraft de {} pour boissons chaudes et froides. Bord roulé et fond étanche. Contient une fine couche de plastique, comme l’indique le marquage.',
          picture: { shape: 'gobelet', tone: 'kraft' },
          rows: [
            ['10K', '10 cl', 2.9, { picture: { count: 1, size: 0.78 } }],
            ['20K', '20 cl', 4.1, { picture: { count: 3 } }],
            ['30K', '30 cl', 5.6, { picture: { count: 1, size: 0.92 } }],
            ['40K', '40 cl', 7.2, { picture: { count: 1 } }],
          ],
        },
        {
          prefix: 'GB',
          name: 'Gobelet carton blanc {}, lot de 50',
          text: 'Gobelet blanc de {} pour machines à café et fontaines. S’empile sans coller. À utiliser une fois.',
          picture: { shape: 'gobelet', tone: 'blanc' },
          rows: [
            ['10', '10 cl', 2.5, { picture: { count: 1, size: 0.78 } }],
            ['18', '18 cl', 3.4, { picture: { count: 3, size: 0.94 } }],
            ['25', '25 cl', 4.4, { picture: { count: 1, size: 0.94 } }],
          ],
        },
        {
          prefix: 'GR',
          name: 'Gobelet réutilisable {}',
          text: 'Gobelet réutilisable {} en polypropylène, lavable au lave-vaisselle. Pour événements et cafétérias avec consigne. Gradué à l’intérieur.',
          picture: { shape: 'gobelet' },
          rows: [
            ['25', '25 cl, lot de 25', 14.9, { picture: { tone: 'bleu', count: 1, size: 0.84 } }],
            ['30', '30 cl, lot de 25', 16.9, { picture: { tone: 'vert', count: 1, size: 0.92 } }],
            ['50', '50 cl, lot de 25', 21.9, { picture: { tone: 'rose', count: 1 } }],
          ],
        },
        {
          prefix: 'AG',
          name: 'Agitateurs bois {}',
          text: 'Agitateurs en bois de bouleau, {}. Sans écharde ni goût. Boîte distributrice.',
          picture: { shape: 'pailles', style: 'touillettes', tone: 'kraft' },
          rows: [
            ['11', '11 cm, boîte de 1 000', 4.9],
            ['14', '14 cm, boîte de 1 000', 5.8],
          ],
        },
        {
          prefix: 'PA',
          name: 'Pailles papier {}',
          text: 'Pailles {}, en papier à colle apte au contact alimentaire. Elles tiennent le temps d’une boisson. Sachet de 250.',
          picture: { shape: 'pailles' },
          rows: [
            ['W20', 'blanches 20 cm', 5.4, { picture: { tone: 'blanc' } }],
            ['R20', 'rayées rouges 20 cm', 5.9, { picture: { tone: 'rouge' } }],
            ['N14', 'noires cocktail 14 cm', 4.8, { picture: { tone: 'noir', size: 0.84 } }],
          ],
        },
      ],
    },
    {
      code: 'SERVIETTES',
      name: 'Serviettes',
      series: [
        {
          prefix: 'SC',
          name: 'Serviette ouate 2 plis {}, lot de 100',
          text: 'Serviette en ouate {}, deux plis gaufrés sur les bords. Encres à l’eau. Pour brasserie, cantine et buffet.',
          picture: { shape: 'serviettes' },
          ecolabel: true,
          rows: [
            ['20W', '20 × 20 cm blanche', 1.6, { picture: { tone: 'blanc', size: 0.78 } }],
            ['30W', '30 × 30 cm blanche', 2.4, { picture: { tone: 'blanc', size: 0.9 } }],
            ['40W', '40 × 40 cm blanche', 3.9, { picture: { tone: 'blanc' } }],
            ['40R', '40 × 40 cm bordeaux', 4.6, { picture: { tone: 'rouge' } }],
            ['40V', '40 × 40 cm anis', 4.6, { picture: { tone: 'vert' } }],
            ['40N', '40 × 40 cm noire', 4.8, { picture: { tone: 'noir' } }],
          ],
        },
        {
          prefix: 'SI',
          name: 'Serviette intissée 40 × 40 cm {}, lot de 50',
          text: 'Serviette {} au toucher textile, pour tables dressées. Tient le pliage en éventail. Opaque et absorbante.',
          picture: { shape: 'serviettes', style: 'eventail' },
          rows: [
            ['W', 'blanche', 5.9, { picture: { tone: 'blanc' } }],
            ['T', 'taupe', 6.4, { picture: { tone: 'marron' } }],
            ['B', 'bleu nuit', 6.4, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'NP',
          name: 'Nappe en rouleau {}',
          text: 'Nappe en rouleau {}, à couper à la longueur de la table. Papier damassé. Pour banquets et restauration du midi.',
          picture: { shape: 'nappe' },
          rows: [
            ['W50', 'papier blanc 1,20 × 50 m', 16.9, { picture: { tone: 'blanc' } }],
            ['K50', 'papier kraft 1,20 × 50 m', 18.9, { picture: { tone: 'kraft' } }],
            ['R25', 'intissé bordeaux 1,20 × 25 m', 29.9, { picture: { tone: 'rouge' } }],
          ],
        },
        {
          prefix: 'SD',
          name: 'Set de table papier {}, lot de 500',
          text: 'Set de table {} de 30 × 40 cm, bords dentelés. Papier certifié. Protège la table entre deux services.',
          picture: { shape: 'essuie-mains' },
          ecolabel: true,
          rows: [
            ['W', 'blanc', 11.9, { picture: { tone: 'blanc' } }],
            ['K', 'kraft', 13.9, { picture: { tone: 'kraft' } }],
          ],
        },
      ],
    },
    {
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
    },
    {
      code: 'EMBALLAGE',
      name: 'Emballage alimentaire',
      series: [
        {
          prefix: 'BQ',
          name: 'Barquette {}',
          text: 'Barquette {} pour plats cuisinés et vente à emporter. Parois rigides, bord pour operculage ou couvercle. Usage au four ou au micro-ondes selon la matière.',
          picture: { shape: 'barquette' },
          rows: [
            ['K50', 'kraft 500 ml, lot de 50', 7.9, { picture: { tone: 'kraft', size: 0.84 } }],
            ['K75', 'kraft 750 ml, lot de 50', 9.4, { picture: { tone: 'kraft', size: 0.92 } }],
            ['A85', 'aluminium 850 ml, lot de 100', 12.9, { picture: { tone: 'gris' } }],
            ['P75', 'pulpe à couvercle, lot de 50', 13.9, { picture: { style: 'couvercle', tone: 'kraft' } }],
          ],
        },
        {
          prefix: 'BX',
          name: 'Boîte carton {}, lot de 50',
          text: 'Boîte {} en carton kraft, montée d’un geste. Aération contre la buée. Pour service au comptoir et livraison.',
          picture: { shape: 'boite', tone: 'kraft' },
          rows: [
            ['BUR', 'burger 12 cm', 9.9, { picture: { size: 0.86 } }],
            ['REP', 'repas à deux compartiments', 17.9],
          ],
        },
        {
          prefix: 'SK',
          name: 'Sac kraft {}',
          text: 'Sac en papier kraft {}, fond plat. Solide et recyclable. Pour vente à emporter et boutiques.',
          picture: { shape: 'sac-kraft', tone: 'kraft', mark: 'assiette' },
          rows: [
            ['20', 'poignées plates 20 × 28 cm, lot de 50', 7.9, { picture: { size: 0.82 } }],
            ['26', 'poignées plates 26 × 32 cm, lot de 50', 9.9, { picture: { size: 0.9 } }],
            ['32', 'poignées torsadées 32 × 41 cm, lot de 50', 17.9],
            [
              '26W',
              'poignées plates blanc 26 × 32 cm, lot de 50',
              10.4,
              { picture: { tone: 'blanc', size: 0.9 } },
            ],
          ],
        },
        {
          prefix: 'FA',
          name: 'Film {}',
          text: 'Rouleau {} en boîte distributrice à scie. Apte au contact alimentaire dans les conditions de l’étiquette. Coupe nette sur toute la largeur.',
          picture: { shape: 'film' },
          rows: [
            ['E30', 'étirable 30 cm × 300 m', 8.9, { picture: { size: 0.86 } }],
            ['E45', 'étirable 45 cm × 300 m', 12.4],
            ['A30', 'aluminium 30 cm × 200 m', 15.9, { picture: { tone: 'gris', size: 0.86 } }],
            ['A45', 'aluminium 45 cm × 200 m', 22.9, { picture: { tone: 'gris' } }],
            ['C40', 'papier cuisson 40 cm × 50 m', 9.8, { picture: { tone: 'kraft' } }],
          ],
        },
      ],
    },
    {
      code: 'PLONGE',
      name: 'Plonge & lave-vaisselle',
      series: [
        {
          prefix: 'LVM',
          name: 'Liquide lavage machine {}',
          text: 'Détergent en {} pour lave-vaisselle professionnel, toutes duretés d’eau. Dose par pompe automatique. Produit corrosif : manipuler avec gants et lunettes.',
          picture: { shape: 'bidon', mark: 'assiette' },
          sheets: 'FT+FS',
          rows: [
            ['5', 'bidon 5 L', 15.9, { variant: '5 L', picture: { size: 0.84 } }],
            ['10', 'bidon 10 L', 29.5, { variant: '10 L', picture: { size: 0.92 } }],
            ['20', 'bidon 20 L', 54.9, { variant: '20 L', picture: { size: 1 } }],
          ],
        },
        {
          prefix: 'LVR',
          name: 'Liquide rinçage machine {}',
          text: 'Liquide de rinçage en {}, séchage rapide et sans trace sur les verres. Compatible avec toutes les machines à doseur. Ne mousse pas.',
          picture: { shape: 'bidon', mark: 'etoile', tone: 'bleu' },
          sheets: 'FT+FS',
          rows: [
            ['5', 'bidon 5 L', 17.9, { variant: '5 L' }],
            ['10', 'bidon 10 L', 33.9, { variant: '10 L' }],
          ],
        },
        {
          prefix: 'LVT',
          name: 'Tablettes lave-vaisselle {}',
          text: 'Tablettes à film soluble, {} : détergent, sel et rinçage en une dose. Pour machines à cycle long. Conserver la boîte fermée, au sec.',
          picture: { shape: 'pastilles', mark: 'assiette' },
          sheets: 'FT+FS',
          rows: [
            ['60', 'boîte de 60', 9.9],
            ['125', 'seau de 125', 18.9],
          ],
        },
        {
          prefix: 'LPM',
          name: 'Liquide plonge main {}',
          text: 'Liquide vaisselle {} à mousse stable, doux pour les mains. Dégraisse casseroles et verres. Rince bien à l’eau claire.',
          picture: { shape: 'flacon', mark: 'bulles', tone: 'jaune' },
          sheets: 'FT+FS',
          rows: [
            ['1L', 'citron 1 L', 2.3],
            ['5L', 'citron 5 L', 8.9, { picture: { shape: 'bidon' } }],
            ['N5L', 'sans parfum 5 L', 9.9, { picture: { shape: 'bidon', tone: 'vert' } }],
          ],
        },
        {
          prefix: 'SEL',
          name: 'Sel adoucisseur {}',
          text: 'Sel régénérant {} pour adoucisseurs de lave-vaisselle. Pureté élevée, se dissout sans boue. À stocker au sec.',
          picture: { shape: 'recharge', style: 'paquet', tone: 'blanc' },
          rows: [
            ['10', 'pastilles 10 kg', 8.4],
            ['25', 'pastilles 25 kg', 14.9],
          ],
        },
        {
          prefix: 'CAV',
          name: 'Casier à verres {}',
          text: 'Casier {} de 50 × 50 cm pour le lavage et le rangement. Empilable, parois ajourées. Supporte 90 °C.',
          picture: { shape: 'caisse', style: 'verres' },
          rows: [
            ['16', '16 compartiments', 18.9, { picture: { tone: 'gris' } }],
            ['25', '25 compartiments', 19.9, { picture: { tone: 'bleu' } }],
            ['36', '36 compartiments', 21.9, { picture: { tone: 'vert' } }],
          ],
        },
      ],
    },
    {
      code: 'PRODUITS-ACCUEIL',
      name: 'Produits d’accueil',
      series: [
        {
          prefix: 'PA-SAV',
          name: 'Savon d’accueil {}',
          text: 'Petit savon {} pour chambres d’hôtel et gîtes, base végétale. Emballé un à un. Parfum léger.',
          picture: { shape: 'savonnette' },
          sheets: 'FS',
          rows: [
            ['15', 'savonnette 15 g, lot de 100', 12.9, { picture: { tone: 'blanc', size: 0.8 } }],
            ['20', 'savon rond 20 g, lot de 100', 15.9, { picture: { tone: 'vert', size: 0.88 } }],
            ['30', 'savon de verveine 30 g, lot de 100', 21.5, { picture: { tone: 'jaune' } }],
          ],
        },
        {
          prefix: 'PA-GEL',
          name: 'Gel douche et shampooing {}',
          text: 'Gel corps et cheveux {}. Le distributeur mural rechargeable remplace les petits flacons. Formule douce, testée sous contrôle dermatologique.',
          picture: { shape: 'flacon', mark: 'fleur' },
          sheets: 'FS',
          rows: [
            ['30', 'flacon 30 ml, lot de 100', 24.9, { picture: { size: 0.78, tone: 'violet' } }],
            ['300', 'cartouche 300 ml', 4.9, { picture: { shape: 'savon', mark: 'fleur', tone: 'violet' } }],
            ['5L', 'recharge 5 L', 23.9, { picture: { shape: 'bidon', mark: 'fleur', tone: 'violet' } }],
          ],
        },
        {
          prefix: 'PA-KIT',
          name: 'Kit d’accueil {}, lot de 100',
          text: 'Kit {} sous étui kraft, à proposer à la demande. Pour hôtels, cliniques et résidences. Étui sans film plastique.',
          picture: { shape: 'boite' },
          rows: [
            ['DEN', 'dentaire', 34.9, { picture: { tone: 'bleu', size: 0.8 } }],
            ['RAS', 'rasage', 36.9, { picture: { tone: 'gris', size: 0.8 } }],
            ['VAN', 'coton et limes', 22.9, { picture: { tone: 'rose', size: 0.8 } }],
          ],
        },
      ],
    },
    {
      code: 'CAFE-SUCRE',
      name: 'Café & sucre',
      series: [
        {
          prefix: 'SU',
          name: 'Sucre {}',
          text: 'Sucre {} emballé à la portion. Pour comptoirs, bureaux et plateaux. À conserver au sec.',
          picture: { shape: 'sachets' },
          vatPerMille: 55,
          rows: [
            ['B500', 'bûchettes 4 g, boîte de 500', 9.9, { picture: { tone: 'blanc' } }],
            ['C500', 'bûchettes de canne 4 g, boîte de 500', 11.9, { picture: { tone: 'kraft' } }],
          ],
        },
        {
          prefix: 'CF',
          name: 'Café {}',
          text: 'Café {}, torréfaction lente. Arôme rond, sans amertume. Paquet à valve fraîcheur.',
          picture: { shape: 'recharge', style: 'paquet', mark: 'grain' },
          vatPerMille: 55,
          rows: [
            ['G1', 'en grains 1 kg', 15.9, { picture: { tone: 'marron' } }],
            ['M250', 'moulu 250 g', 4.6, { picture: { tone: 'rouge', size: 0.82 } }],
            ['D1', 'décaféiné en grains 1 kg', 17.9, { picture: { tone: 'vert' } }],
          ],
        },
        {
          prefix: 'TH',
          name: 'Thé {}',
          text: 'Thé {} en sachets sous enveloppe. Pour salles de réunion et petits déjeuners. Se conserve à l’abri de la lumière.',
          picture: { shape: 'mouchoirs' },
          vatPerMille: 55,
          rows: [
            ['N100', 'noir, boîte de 100', 9.4, { picture: { shape: 'boite', tone: 'noir', size: 0.86 } }],
            [
              'V100',
              'vert à la menthe, boîte de 100',
              9.9,
              { picture: { shape: 'boite', tone: 'vert', size: 0.86 } },
            ],
          ],
        },
        {
          prefix: 'EAU',
          name: 'Eau de source {}',
          text: 'Eau de source plate {}. Pour réunions, chambres et plateaux-repas. Bouchon qui reste attaché.',
          picture: { shape: 'caisse' },
          vatPerMille: 55,
          rows: [
            ['50', '50 cl, pack de 24', 6.9, { picture: { tone: 'bleu', size: 0.9 } }],
            ['100', '1 L, pack de 12', 5.4, { picture: { tone: 'blanc' } }],
          ],
        },
      ],
    },
  ],
};
