import type { Subcategory } from '../series';
import { bidon, flacon } from './packagings';

export const sols: Subcategory = {
  code: 'SOLS',
  name: 'Sols',
  series: [
    {
      prefix: 'NS',
      name: 'Nettoyant sols neutre écolabel, {}',
      text: 'Détergent neutre pour tous les sols lavables, {}. Sans rinçage aux doses recommandées, il convient au lavage manuel comme à l’autolaveuse. Parfum discret, formule concentrée. Fabriqué en France.',
      picture: { shape: 'bidon', tone: 'vert' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [
        flacon('1L-E', 4.9),
        bidon('5L-E', 5, 15.8, { size: 1 }),
        bidon('20L-E', 20, 52.9, { tone: 'bleu' }),
      ],
    },
    {
      prefix: 'NSP',
      name: 'Nettoyant sols parfumé {}',
      text: 'Nettoyant sols {}, au parfum qui tient plusieurs heures. Neutre, il laisse les sols protégés intacts. Diluer selon le degré de salissure.',
      picture: { shape: 'bidon', mark: 'fleur' },
      sheets: 'FT+FS',
      rows: [
        ['PIN5', 'pin, bidon 5 L', 11.9, { variant: 'Pin 5 L', picture: { tone: 'vert', size: 0.9 } }],
        ['CIT5', 'bidon citron 5 L', 11.9, { variant: 'Citron 5 L', picture: { tone: 'jaune', size: 0.9 } }],
        [
          'LAV5',
          'lavande, bidon 5 L',
          11.9,
          { variant: 'Lavande 5 L', picture: { tone: 'violet', size: 0.9 } },
        ],
        [
          'AGR5',
          'agrumes, bidon 5 L',
          11.9,
          { variant: 'Agrumes 5 L', picture: { tone: 'orange', size: 0.9 } },
        ],
      ],
    },
    {
      prefix: 'NSD',
      name: 'Dégraissant sols industriels {}',
      text: 'Dégraissant alcalin en {} pour sols d’atelier, de cuisine et de parking. Mousse maîtrisée, utilisable en autolaveuse. Rincer les surfaces au contact des aliments.',
      picture: { shape: 'bidon', tone: 'rouge', mark: 'carreau' },
      sheets: 'FT+FS',
      rows: [bidon('5L', 5, 16.9), bidon('20L', 20, 58.5)],
    },
    {
      prefix: 'NSC',
      name: 'Décapant émulsion {}, sans rinçage long',
      text: 'Décapant en {} pour retirer les anciennes émulsions avant protection. À utiliser à la monobrosse avec un disque noir. Porter gants et lunettes.',
      picture: { shape: 'bidon', tone: 'orange', mark: 'carreau' },
      sheets: 'FT+FS',
      rows: [bidon('5L', 5, 21.9), bidon('10L', 10, 39.8)],
    },
    {
      prefix: 'NSE',
      name: 'Émulsion {} haute brillance',
      text: 'Émulsion autobrillante en {} pour sols thermoplastiques. Deux à trois couches fines donnent un film brillant qui se lustre. Pouvoir antidérapant conservé après séchage.',
      picture: { shape: 'bidon', tone: 'blanc', mark: 'etoile' },
      sheets: 'FT+FS',
      rows: [bidon('5L', 5, 32.5), bidon('10L', 10, 61.9)],
    },
    {
      prefix: 'SNO',
      name: 'Savon noir pour sols, {}',
      text: 'Savon noir à l’huile de lin pour carrelages, pierres et tomettes, {}. Il nettoie, nourrit et laisse un film satiné. Sans rinçage en usage courant.',
      picture: { shape: 'bidon', tone: 'marron' },
      sheets: 'FT+FS',
      rows: [flacon('1L', 5.6), bidon('5L', 5, 19.9)],
    },
  ],
};
