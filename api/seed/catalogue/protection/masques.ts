import type { Subcategory } from '../series';

export const masques: Subcategory = {
  code: 'MASQUES',
  name: 'Masques',
  series: [
    {
      prefix: 'MC',
      name: 'Masque chirurgical {}',
      text: 'Masque à usage médical {}, conforme à la norme EN 14683. Trois plis, barrette nasale et élastiques souples. À changer toutes les quatre heures ou dès qu’il est humide.',
      picture: { shape: 'masque' },
      sheets: 'FT',
      rows: [
        ['IIR', 'type IIR, boîte de 50', 4.5, { variant: 'Bleu', picture: { tone: 'bleu' } }],
        ['IIR-N', 'type IIR noir, boîte de 50', 4.9, { variant: 'Noir', picture: { tone: 'noir' } }],
        ['IIR-R', 'type IIR rose, boîte de 50', 4.9, { variant: 'Rose', picture: { tone: 'rose' } }],
        [
          'ENF',
          'enfant type IIR, boîte de 50',
          4.7,
          { variant: 'Enfant', picture: { tone: 'vert', size: 0.78 } },
        ],
      ],
    },
    {
      prefix: 'MF',
      name: 'Masque {}',
      text: 'Demi-masque filtrant jetable {}, conforme à la norme EN 149. Barrette nasale réglable et joint de mousse. Vérifier l’étanchéité à chaque pose.',
      picture: { shape: 'masque-ffp', tone: 'blanc' },
      sheets: 'FT',
      rows: [
        ['P1', 'FFP1 coque, boîte de 20', 14.9, { picture: { tone: 'jaune', size: 0.94 } }],
        ['P2', 'FFP2 pliable, boîte de 20', 17.9, { picture: { tone: 'blanc' } }],
        ['P2V', 'FFP2 à soupape, boîte de 10', 16.5, { picture: { tone: 'blanc', style: 'valve' } }],
        ['P3V', 'FFP3 à soupape, boîte de 10', 29.9, { picture: { tone: 'rouge', style: 'valve' } }],
      ],
    },
    {
      prefix: 'MH',
      name: 'Masque d’hygiène {}',
      text: 'Masque d’hygiène {} pour l’agroalimentaire et la visite d’atelier. Il n’est ni un dispositif médical ni un équipement de protection. Léger, à usage unique.',
      picture: { shape: 'masque', tone: 'blanc' },
      rows: [
        ['PAP', 'papier 2 plis, lot de 100', 4.2, { picture: { tone: 'blanc', size: 0.86 } }],
        ['BAR', 'cache-barbe, lot de 100', 3.6, { picture: { tone: 'gris', size: 0.86 } }],
      ],
    },
  ],
};
