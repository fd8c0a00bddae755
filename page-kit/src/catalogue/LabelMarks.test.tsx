import { render, screen } from '@testing-library/react';
import { labellingOf } from 'shared-contracts/catalogue';
import { LabelMarks } from './LabelMarks';

it('the label of an article shows its pictograms, words, energy class and eco-participation', () => {
  const labelling = labellingOf({
    pictograms: ['GHS07'],
    signalWord: 'Attention',
    biocide: true,
    energyClass: 'E',
    ecoParticipation: 0.17,
  });
  if (!labelling) throw new Error('no label');

  render(<LabelMarks labelling={labelling} />);

  expect(screen.getByRole('img', { name: 'Irritant ou nocif' })).toBeVisible();
  expect(screen.getByText('Attention · Biocide')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Classe énergétique E, de A à G' })).toBeVisible();
  expect(screen.getByText(/^dont 0,17\s€\sHT d’éco-participation$/)).toBeVisible();
});
