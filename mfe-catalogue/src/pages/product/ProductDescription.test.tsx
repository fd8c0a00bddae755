import { render, screen } from '@testing-library/react';
import { labellingOf } from 'shared-contracts/catalogue';
import { Characteristics, Label } from './ProductDescription';

it.each([{}, null, undefined, { size: 4, color: '', pack: 'lot de 6' } as object])(
  'renders no heading for an article with the facts %j',
  (facts) => {
    const { container } = render(<Characteristics facts={facts} />);

    expect(container).toBeEmptyDOMElement();
  },
);

it('shows named pictograms, signal word, hazards and the sentence for biocides', () => {
  render(
    <Label
      labelling={labellingOf({
        pictograms: ['GHS05', 'GHS09'],
        signalWord: 'Danger',
        statements: ['H314 Provoque de graves brûlures.', 'EUH031 Dégage un gaz toxique.'],
        biocide: true,
      })}
    />,
  );

  expect(screen.getByRole('region', { name: 'Étiquette et précautions' })).toBeVisible();
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Corrosif',
    'Dangereux pour l’environnement',
  ]);
  expect(screen.getByText('Danger')).toBeVisible();
  expect(screen.getByText('H314 Provoque de graves brûlures.')).toBeVisible();
  expect(screen.getByText(/^Utilisez les produits biocides avec précaution\./)).toBeVisible();
});

it.each([undefined, null, {}, { energyClass: 'F' as const, ecoParticipation: 0.17 }])(
  'renders no heading for an article with the labelling %j',
  (labelling) => {
    const { container } = render(<Label labelling={labellingOf(labelling)} />);

    expect(container).toBeEmptyDOMElement();
  },
);
