import { render } from '@testing-library/react';
import { Characteristics } from './ProductDescription';

it.each([{}, null, undefined, { size: 4, color: '', pack: 'lot de 6' } as object])(
  'renders no heading for an article with the facts %j',
  (facts) => {
    const { container } = render(<Characteristics facts={facts} />);

    expect(container).toBeEmptyDOMElement();
  },
);
