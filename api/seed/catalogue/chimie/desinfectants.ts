import type { Subcategory } from '../series';
import { BIOCIDE, bidon, spray } from './packagings';

export const desinfectants: Subcategory = {
  code: 'DESINFECTANTS',
  name: 'Désinfectants',
  series: [
    {
      prefix: 'DD',
      name: 'Détergent désinfectant surfaces, {}',
      text: `Détergent désinfectant sans parfum, {}. Bactéricide EN 1276, levuricide EN 1650, actif sur virus enveloppés EN 14476. ${BIOCIDE}`,
      picture: { shape: 'spray', mark: 'croix' },
      sheets: 'FT+FS',
      rows: [
        ['750', '750 ml', 5.2],
        bidon('5L', 5, 22.9),
        ['D20', 'doses 20 ml, boîte de 250', 49.5, { variant: '250 doses', picture: { shape: 'sachets' } }],
      ],
    },
    {
      prefix: 'DV',
      name: 'Désinfectant virucide {}',
      text: `Désinfectant prêt à l’emploi en {}, bactéricide et virucide EN 14476. Séchage rapide, sans rinçage hors contact alimentaire. ${BIOCIDE}`,
      picture: { shape: 'spray', mark: 'croix', tone: 'bleu' },
      sheets: 'FT+FS',
      rows: [
        spray('750', 6.4),
        ['A400', 'aérosol 400 ml', 8.9, { variant: '400 ml', picture: { shape: 'aerosol' } }],
        bidon('5L', 5, 27.5),
      ],
    },
    {
      prefix: 'JAV',
      name: 'Eau de Javel 2,6 % {}',
      text: `Eau de Javel à 2,6 % de chlore actif, {}. Désinfecte les surfaces lavables après nettoyage. Ne jamais mélanger avec un détartrant. ${BIOCIDE}`,
      picture: { shape: 'bidon', tone: 'jaune', mark: 'croix' },
      sheets: 'FT+FS',
      rows: [
        ['1L', 'flacon 1 L', 1.15, { variant: '1 L', picture: { shape: 'flacon' } }],
        bidon('5L', 5, 4.6),
        bidon('20L', 20, 16.9),
      ],
    },
    {
      prefix: 'JAP',
      name: 'Pastilles javel {}',
      text: `Pastilles chlorées effervescentes à diluer dans l’eau, {}. Une pastille pour dix litres : le dosage est toujours juste. ${BIOCIDE}`,
      picture: { shape: 'pastilles', tone: 'jaune', mark: 'croix' },
      sheets: 'FT+FS',
      rows: [
        ['150', 'boîte de 150', 9.8],
        ['300', 'boîte de 300', 17.9],
      ],
    },
    {
      prefix: 'LID',
      name: 'Lingettes désinfectantes {}',
      text: `Lingettes imprégnées, en {}, pour poignées, combinés et plans de travail. Bactéricides et virucides selon l’étiquette. ${BIOCIDE}`,
      picture: { shape: 'lingettes', mark: 'croix' },
      sheets: 'FT+FS',
      rows: [
        ['100', 'boîte de 100', 5.8],
        ['200', 'boîte de 200', 9.9, { picture: { tone: 'bleu' } }],
        ['R200', 'recharge de 200', 8.6, { picture: { shape: 'recharge', tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'GHA',
      name: 'Gel hydroalcoolique mains {}',
      text: `Gel hydroalcoolique en {}, pour la désinfection des mains par friction, 30 secondes. Bactéricide et virucide selon EN 1500 et EN 14476. ${BIOCIDE}`,
      picture: { shape: 'savon', mark: 'croix' },
      sheets: 'FT+FS',
      rows: [
        ['100', 'flacon 100 ml', 1.6, { picture: { shape: 'flacon', size: 0.76 } }],
        ['300', 'flacon pompe 300 ml', 3.1, { picture: { size: 0.84 } }],
        ['500', 'flacon pompe 500 ml', 4.4, { picture: { size: 0.96 } }],
        bidon('5L', 5, 24.9),
      ],
    },
  ],
};
