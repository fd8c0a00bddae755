import { render } from '@testing-library/react';
import { Characteristics } from './ProductDescription';

it.each([{}, null, undefined, { size: 4, color: '', pack: 'lot de 6' } as object])(
  'the characteristics of an article with the facts %j have no heading',
  (facts) => {
    const { container } = render(<Characteristics facts={facts} />);

    expect(container).toBeEmptyDOMElement();
  },
);
