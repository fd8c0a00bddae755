import type { Subcategory } from '../series';

export const aspirateurs: Subcategory = {
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
};
