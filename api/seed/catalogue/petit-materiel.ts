import { type Family, inColours } from './series';

export const petitMateriel: Family = {
  code: 'PETIT',
  name: 'PETIT MATERIEL',
  hue: 'petit',
  subcategories: [
    {
      code: 'BALAIS-FRANGES',
      name: 'Balais & franges',
      series: [
        {
          prefix: 'FR',
          name: 'Frange de lavage {}',
          text: 'Frange de lavage {} pour support à plat. Boucles qui retiennent la saleté et ourlet renforcé. Lavable à 90 °C.',
          picture: { shape: 'frange' },
          sheets: 'FT',
          rows: [
            ['40C', 'coton 40 cm à languettes', 7.45, { variant: 'Coton 40 cm', picture: { size: 0.9 } }],
            ['50C', 'coton 50 cm à languettes', 8.6, { variant: 'Coton 50 cm' }],
            [
              '40M',
              'microfibre 40 cm à poches',
              8.9,
              { variant: 'Microfibre 40 cm', picture: { tone: 'bleu', size: 0.9 } },
            ],
            [
              '50M',
              'microfibre 50 cm à poches',
              10.4,
              { variant: 'Microfibre 50 cm', picture: { tone: 'bleu' } },
            ],
          ],
        },
        {
          prefix: 'FRE',
          name: 'Frange espagnole {}',
          text: 'Frange espagnole à visser, {}. Fils bouclés qui ne s’effilochent pas. Pour seau ovale à panier essoreur.',
          picture: { shape: 'frange' },
          rows: [
            ['180', 'coton 180 g', 3.2, { picture: { tone: 'kraft', size: 0.84 } }],
            ['250', 'coton 250 g', 3.9, { picture: { tone: 'kraft', size: 0.92 } }],
            ['MIC', 'microfibre 160 g', 4.6, { picture: { tone: 'rose', size: 0.88 } }],
            ['JET', 'non-tissé bleu', 3.5, { picture: { tone: 'vert', size: 0.88 } }],
          ],
        },
        {
          prefix: 'BP',
          name: 'Balai plat {} complet',
          text: 'Balai plat {} : support articulé, manche aluminium et un bandeau microfibre. La semelle se plie d’un pied pour l’essorage. Passe sous les meubles.',
          picture: { shape: 'balai-plat' },
          sheets: 'FT',
          rows: [
            ['30', '30 cm', 19.9, { picture: { size: 0.84 } }],
            ['40', '40 cm', 24.5, { picture: { size: 0.92 } }],
            ['60', '60 cm', 32.9],
          ],
        },
        {
          prefix: 'GZ',
          name: 'Gaze de balayage humide {}',
          text: 'Gaze imprégnée {} pour balayage humide. Elle fixe la poussière au lieu de la soulever. À usage unique.',
          picture: { shape: 'lavettes' },
          rows: [
            ['B50', 'bleue 60 × 20 cm, lot de 50', 5.9, { picture: { tone: 'bleu' } }],
            ['V50', 'verte 60 × 20 cm, lot de 50', 5.9, { picture: { tone: 'vert' } }],
            ['J50', 'jaune 60 × 30 cm, lot de 50', 7.2, { picture: { tone: 'jaune' } }],
          ],
        },
        {
          prefix: 'BL',
          name: 'Balai {}',
          text: 'Monture de balai {}, douille pour manche standard. Fibres fleurées qui ramassent la poussière fine. Livrée sans manche.',
          picture: { shape: 'balai' },
          rows: [
            ['COCO29', 'coco 29 cm, intérieur', 3.6, { picture: { tone: 'marron', size: 0.84 } }],
            ['SOIE40', 'soies souples 40 cm, intérieur', 7.9, { picture: { tone: 'noir', size: 0.92 } }],
            ['CANT32', 'cantonnier PVC 32 cm, extérieur', 8.4, { picture: { tone: 'vert' } }],
            ['CANT60', 'cantonnier 60 cm, voirie', 15.9, { picture: { tone: 'rouge' } }],
          ],
        },
        {
          prefix: 'BTZ',
          name: 'Balai trapèze caoutchouc {}',
          text: 'Balai trapèze {} pour gaze : la semelle à lamelles tient la gaze sans pince. Articulation dans toutes les directions. Pour couloirs et salles.',
          picture: { shape: 'balai-plat', tone: 'bleu' },
          rows: [
            ['60', '60 cm', 22.9, { picture: { tone: 'bleu', size: 0.9 } }],
            ['90', '90 cm', 34.5, { picture: { tone: 'bleu' } }],
          ],
        },
      ],
    },
    {
      code: 'BROSSERIE',
      name: 'Brosserie',
      series: [
        {
          prefix: 'BR-MAIN',
          name: 'Brosse à main fibres dures',
          text: 'Brosse à main à fibres dures en polypropylène, pour joints, sols et jardinières. Monture ergonomique avec rebord qui protège les doigts. Longueur 20 cm.',
          picture: { shape: 'brosse' },
          rows: [['', '', 3.85]],
        },
        {
          prefix: 'BRA',
          name: 'Brosse alimentaire à main {}',
          text: 'Brosse {} pour industrie alimentaire, code couleur par zone. Fibres en polyester fixées par agrafes inox. Stérilisable à 121 °C.',
          picture: { shape: 'brosse' },
          sheets: 'FT',
          rows: inColours([['20', '', 6.9]], ['bleu', 'rouge', 'jaune', 'blanc'], 'f'),
        },
        {
          prefix: 'BRL',
          name: 'Balai-brosse {}',
          text: 'Balai-brosse {} à fibres dures pour frotter carrelages et quais. Douille pour manche de 24 mm. Livré sans manche.',
          picture: { shape: 'balai' },
          rows: [
            ['22', '22 cm', 3.4, { picture: { size: 0.82 } }],
            ['30', '30 cm', 4.6, { picture: { size: 0.92, tone: 'bleu' } }],
            ['40', '40 cm alimentaire', 11.2, { picture: { tone: 'blanc' } }],
          ],
        },
        {
          prefix: 'BWC',
          name: 'Brosse WC {}',
          text: 'Brosse WC {}. La tête passe sous le rebord de la cuvette. Le support recueille les gouttes et se nettoie sous l’eau. Hauteur 38 cm.',
          picture: { shape: 'brosse-wc' },
          rows: [
            ['SUP', 'avec support blanc', 4.2, { picture: { tone: 'blanc' } }],
            ['NOI', 'avec support noir', 4.2, { picture: { tone: 'noir' } }],
            ['MUR', 'murale inox', 24.9, { picture: { tone: 'gris' } }],
            ['SIL', 'silicone avec support', 12.5, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'TDL',
          name: 'Tête de loup {}',
          text: 'Tête de loup {} pour plafonds, tuyaux et luminaires. Se visse sur perche télescopique. Fibres souples lavables.',
          picture: { shape: 'tete-de-loup' },
          rows: [
            ['RON', 'ronde', 7.9],
            ['OVA', 'ovale', 8.6, { picture: { tone: 'bleu' } }],
            ['ELE', 'plumeau électrostatique', 5.4, { picture: { tone: 'violet', size: 0.88 } }],
          ],
        },
        {
          prefix: 'BRV',
          name: 'Brosse vaisselle {}',
          text: 'Brosse vaisselle {} à manche long. Fibres mi-dures et grattoir au dos de la tête. Supporte l’eau très chaude.',
          picture: { shape: 'brosse' },
          rows: [
            ['PL', 'plastique', 2.1, { picture: { tone: 'blanc', size: 0.8 } }],
            ['BO', 'bois de hêtre', 3.9, { picture: { tone: 'kraft', size: 0.8 } }],
          ],
        },
      ],
    },
    {
      code: 'LAVETTES-EPONGES',
      name: 'Lavettes & éponges',
      series: [
        {
          prefix: 'LM',
          name: 'Lavette microfibre 40 × 40 cm{}, lot de 5',
          text: 'Lavette microfibre tricotée de 40 × 40 cm{}. Elle dépoussière à sec et dégraisse humide, avec peu ou pas de produit. Lavable à 90 °C, sans assouplissant.',
          picture: { shape: 'lavettes' },
          sheets: 'FT',
          rows: [
            ['40', '', 6.2, { variant: 'Assortie' }],
            ['40-B', ' bleue', 6.2, { variant: 'Bleue', picture: { tone: 'bleu' } }],
            ['40-R', ' rouge', 6.2, { variant: 'Rouge', picture: { tone: 'rouge' } }],
            ['40-J', ' jaune', 6.2, { variant: 'Jaune', picture: { tone: 'jaune' } }],
            ['40-V', ' verte', 6.2, { variant: 'Verte', picture: { tone: 'vert' } }],
          ],
        },
        {
          prefix: 'LMV',
          name: 'Lavette microfibre vitres {}',
          text: 'Lavette à tissage lisse {} pour vitres, miroirs et inox. Sèche sans peluche ni trace. Lot de cinq.',
          picture: { shape: 'lavettes', size: 0.9 },
          rows: [
            ['40', '40 × 40 cm, lot de 5', 8.9, { picture: { tone: 'violet', size: 0.88 } }],
            ['50', '50 × 60 cm, lot de 5', 12.9, { picture: { tone: 'violet' } }],
          ],
        },
        {
          prefix: 'LN',
          name: 'Lavette non-tissée {}, lot de 25',
          text: 'Lavette légère {} en viscose, à jeter après le service. Trame ajourée qui se rince vite. Codes couleur pour séparer les zones.',
          picture: { shape: 'lavettes', size: 0.84 },
          rows: inColours(
            [['25', '', 3.9, { picture: { size: 0.84 } }]],
            ['bleu', 'rose', 'jaune', 'vert'],
            'f',
          ),
        },
        {
          prefix: 'EP',
          name: 'Éponge végétale {}',
          text: 'Éponge {} à base de cellulose. Très absorbante, se garde humide après usage. Pour surfaces lisses et vaisselle.',
          picture: { shape: 'eponge', tone: 'jaune' },
          rows: [
            ['N2', 'n° 2 avec tampon vert, lot de 10', 6.9, { picture: { count: 2, size: 0.92 } }],
            ['N4', 'n° 4 avec tampon vert, lot de 10', 8.9, { picture: { count: 2 } }],
            ['N6', 'n° 6 avec tampon blanc, lot de 10', 10.8, { picture: { style: 'blanc', tone: 'bleu' } }],
            ['CAR', 'carrosserie', 3.6, { picture: { style: 'blanc', tone: 'orange' } }],
          ],
        },
        {
          prefix: 'EPM',
          name: 'Gomme magique {}',
          text: 'Mousse de mélamine {} qui efface traces noires, feutres et marques de semelles. S’emploie avec de l’eau seule. Ne pas frotter les surfaces brillantes.',
          picture: { shape: 'eponge', tone: 'blanc', style: 'blanc' },
          rows: [
            ['10', 'lot de 10', 5.4, { picture: { size: 0.86 } }],
            ['DUO', 'double face, lot de 10', 7.9, { picture: { tone: 'gris', style: 'blanc', count: 2 } }],
          ],
        },
        {
          prefix: 'TAM',
          name: 'Tampon à récurer {}',
          text: 'Tampon {} pour plonge et gros nettoyage. Il détache les graisses cuites. Ne pas utiliser sur les surfaces fragiles.',
          picture: { shape: 'eponge' },
          rows: [
            ['V10', 'abrasif vert, lot de 10', 3.4, { picture: { tone: 'vert' } }],
            ['INX', 'spirale inox 40 g, lot de 10', 6.8, { picture: { tone: 'gris', count: 2 } }],
          ],
        },
        {
          prefix: 'CHI',
          name: 'Chiffons d’essuyage {}',
          text: 'Chiffons {} de récupération triés et coupés, sans bouton ni fermeture. Pour ateliers, peintres et mécaniciens. Sac compressé.',
          picture: { shape: 'lavettes' },
          rows: [
            ['CO10', 'coton couleur, 10 kg', 24.9, { picture: { tone: 'orange' } }],
            ['BL10', 'coton blanc, 10 kg', 32.9, { picture: { tone: 'blanc' } }],
          ],
        },
      ],
    },
    {
      code: 'VITRERIE',
      name: 'Vitrerie',
      series: [
        {
          prefix: 'RV',
          name: 'Raclette à vitres {}',
          text: 'Raclette à vitres {} à caoutchouc souple remplaçable. Le profil se bloque sans outil. Compatible avec les perches à cône.',
          picture: { shape: 'raclette' },
          sheets: 'FT',
          rows: [
            ['25', '25 cm, manche ergonomique', 7.6, { variant: '25 cm' }],
            ['35', '35 cm, manche ergonomique', 8.9, { variant: '35 cm' }],
            ['45', '45 cm, manche ergonomique', 10.6, { variant: '45 cm' }],
            ['35I', '35 cm inox', 16.9, { variant: '35 cm inox', picture: { tone: 'gris' } }],
          ],
        },
        {
          prefix: 'MV',
          name: 'Mouilleur à vitres {} complet',
          text: 'Mouilleur {} : support en T et housse microfibre à bande abrasive. La housse retient l’eau et se lave à 60 °C. S’emploie à la main ou sur perche.',
          picture: { shape: 'mouilleur' },
          rows: [
            ['25', '25 cm', 9.8],
            ['35', '35 cm', 11.4],
            ['45', '45 cm', 13.6],
          ],
        },
        {
          prefix: 'GRT',
          name: 'Grattoir {}',
          text: 'Grattoir {} pour peintures, étiquettes et chewing-gums. Lame protégée hors usage. À tenir à plat sur une vitre mouillée.',
          picture: { shape: 'grattoir' },
          rows: [
            ['04', 'de sécurité 4 cm', 3.2, { picture: { size: 0.8 } }],
            ['10', 'à vitres 10 cm', 8.9, { picture: { size: 0.9 } }],
            ['SOL', 'de sol 20 cm à manche', 19.8, { picture: { tone: 'gris' } }],
          ],
        },
        {
          prefix: 'KV',
          name: 'Kit laveur de vitres {}',
          text: 'Kit {} : raclette, mouilleur, grattoir et seau. Tout le nécessaire pour débuter. Pièces de rechange disponibles à l’unité.',
          picture: { shape: 'seau' },
          rows: [
            ['BASE', 'de base', 39.9, { picture: { size: 0.9 } }],
            ['PRO', 'professionnel avec perche 2 m', 79.5, { picture: { tone: 'bleu' } }],
          ],
        },
      ],
    },
    {
      code: 'MANCHES-PERCHES',
      name: 'Manches & perches',
      series: [
        {
          prefix: 'MA',
          name: 'Manche {}',
          text: 'Manche {} pour balais et raclettes. Poignée avec trou de suspension. Supporte les produits courants.',
          picture: { shape: 'manche' },
          rows: [
            ['B140', 'bois 1,40 m, 24 mm', 2.9, { picture: { tone: 'kraft' } }],
            ['A140', 'aluminium 1,40 m', 7.9, { picture: { tone: 'gris' } }],
            ['A150', 'aluminium 1,50 m à vis', 8.9, { picture: { tone: 'blanc' } }],
            ['F150', 'fibre de verre 1,50 m', 14.5, { picture: { tone: 'bleu' } }],
          ],
        },
        {
          prefix: 'MAC',
          name: 'Manche alimentaire 1,50 m {}',
          text: 'Manche en polypropylène armé {} pour zones alimentaires. Filetage italien. Se désinfecte avec le reste du matériel.',
          picture: { shape: 'manche' },
          rows: inColours([['150', '', 12.9]], ['rouge', 'bleu', 'jaune', 'vert']),
        },
        {
          prefix: 'PE',
          name: 'Perche télescopique {}',
          text: 'Perche télescopique en aluminium {}. Blocage par bague et cône à vis compris. Pour raclettes, mouilleurs et têtes de loup.',
          picture: { shape: 'manche', style: 'telescopique' },
          sheets: 'FT',
          rows: [
            ['2X125', '2 × 1,25 m', 24.9],
            ['2X200', '2 × 2 m', 36.9],
            ['3X200', '3 × 2 m', 59.5],
            ['3X300', '3 × 3 m', 89],
          ],
        },
      ],
    },
    {
      code: 'PELLES',
      name: 'Pelles & balayettes',
      series: [
        {
          prefix: 'PL',
          name: 'Ensemble pelle balayette {}',
          text: 'Ensemble {} : pelle à bord souple et balayette, qui s’emboîtent. Le bord ramasse la poussière fine. Trou de suspension.',
          picture: { shape: 'pelle' },
          rows: inColours([['ENS', '', 4.9]], ['gris', 'bleu', 'rouge', 'vert']),
        },
        {
          prefix: 'PLM',
          name: 'Pelle à long manche {}',
          text: 'Pelle à long manche {} : on ramasse sans se baisser. Le bac bascule et se referme quand on la soulève. Manche en aluminium.',
          picture: { shape: 'pelle' },
          rows: [
            ['SEU', 'seule', 11.9, { picture: { tone: 'noir' } }],
            ['BAL', 'avec balai', 18.9, { picture: { tone: 'jaune' } }],
            [
              'PIN',
              'pince à déchets 85 cm',
              14.9,
              { picture: { shape: 'manche', style: 'telescopique', tone: 'orange' } },
            ],
          ],
        },
      ],
    },
    {
      code: 'PULVERISATEURS',
      name: 'Pulvérisateurs',
      series: [
        {
          prefix: 'PV',
          name: 'Pulvérisateur à pression {}',
          text: 'Pulvérisateur à pression préalable {}, joints résistants. Soupape de sécurité et jet réglable. Rincer après chaque produit.',
          picture: { shape: 'pulverisateur' },
          sheets: 'FT',
          rows: [
            ['15', '1,5 L', 14.9, { picture: { size: 0.76 } }],
            ['50', '5 L à lance', 32.9, { picture: { size: 0.9 } }],
            ['80', '8 L à lance', 44.5, { picture: { size: 1 } }],
            ['50A', '5 L joints acides', 48.9, { picture: { tone: 'rouge', size: 0.9 } }],
            ['50M', '5 L mousseur', 62, { picture: { tone: 'bleu', size: 0.9 } }],
          ],
        },
        {
          prefix: 'FV',
          name: 'Flacon vide pulvérisateur {}',
          text: 'Flacon vide {} gradué, à remplir de produit dilué. L’étiquette du produit et la date se collent sur le côté plat. Tête de couleur pour le code des zones.',
          picture: { shape: 'spray' },
          rows: inColours([['750', '750 ml tête', 2.3]], ['bleu', 'rouge', 'jaune', 'vert'], 'f'),
        },
        {
          prefix: 'PD',
          name: 'Pompe doseuse pour bidon {}',
          text: 'Pompe {} à visser sur bidon, dose fixe par pression. Elle évite le surdosage et les éclaboussures. Tube à recouper selon la hauteur.',
          picture: { shape: 'savon' },
          rows: [
            ['5L', '5 L, 20 ml', 5.9, { picture: { tone: 'blanc', size: 0.9 } }],
            ['20L', '20 L, 30 ml', 8.4, { picture: { tone: 'gris' } }],
          ],
        },
      ],
    },
    {
      code: 'RACLETTES-SOLS',
      name: 'Raclettes sols',
      series: [
        {
          prefix: 'RS',
          name: 'Raclette sol {}',
          text: 'Raclette de sol {} à double lame de mousse. Elle évacue l’eau des carrelages, même irréguliers. Livrée sans manche.',
          picture: { shape: 'raclette-sol' },
          rows: [
            ['45', '45 cm', 6.9],
            ['55', '55 cm', 7.9],
            ['75', '75 cm', 9.9],
            ['55M', '55 cm métal', 11.9, { picture: { tone: 'gris' } }],
          ],
        },
        {
          prefix: 'RSA',
          name: 'Raclette sol alimentaire 50 cm {}',
          text: 'Raclette monobloc {} de 50 cm pour cuisines et ateliers alimentaires. Sans mousse, elle se désinfecte entièrement. Code couleur par zone.',
          picture: { shape: 'raclette-sol' },
          sheets: 'FT',
          rows: inColours([['50', '', 21.9]], ['bleu', 'rouge', 'jaune', 'blanc'], 'f'),
        },
      ],
    },
  ],
};
