import type { Subcategory } from '../series';

export const cafeSucre: Subcategory = {
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
};
