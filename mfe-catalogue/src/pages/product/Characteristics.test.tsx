import { render, screen, within } from '@testing-library/react';
import { Characteristics } from './Characteristics';

const rows = () =>
  within(screen.getByRole('table', { name: 'Caractéristiques' }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, ' '));

it('the characteristics have a row for each known fact alone', () => {
  render(
    <Characteristics
      facts={{ pack: { count: 1000, unit: 'gant' }, size: 'M', material: 'nitrile', ecolabel: 'Ecolabel' }}
    />,
  );

  expect(rows()).toEqual(['ConditionnementLot de 1 000', 'TailleM', 'Matièrenitrile', 'ÉcolabelEcolabel']);
});

it.each([{}, null, undefined, { size: 4, color: '', pack: 'lot de 6' } as object])(
  'A buyer sees no heading over nothing: %j',
  (facts) => {
    const { container } = render(<Characteristics facts={facts} />);

    expect(container).toBeEmptyDOMElement();
  },
);
