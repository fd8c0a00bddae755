import { inColours, type Subcategory } from '../series';

export const pelles: Subcategory = {
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
};
