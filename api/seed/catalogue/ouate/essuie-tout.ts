import type { Subcategory } from '../series';

export const essuieTout: Subcategory = {
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
};
