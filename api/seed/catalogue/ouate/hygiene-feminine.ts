import type { Subcategory } from '../series';

export const hygieneFeminine: Subcategory = {
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
};
