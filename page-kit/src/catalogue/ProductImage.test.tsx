import { fireEvent, render, screen } from '@testing-library/react';
import { categoryPictures } from 'shared-ui/pictures';
import { ProductImage } from './ProductImage';

const picture = () => screen.getByRole('presentation');

it.each([{ src: '' }, { src: null }, { src: undefined }, { src: '', fallback: '/images/seaux.svg' }])(
  'the picture of the category is shown when the article has none: %p',
  (props) => {
    render(<ProductImage {...props} category="SEAUX" />);

    expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
  },
);

it('an error shows the fallback, a second one the picture of the category, and then a changed picture is shown', () => {
  const withSource = (src: string) => (
    <ProductImage src={src} fallback="/images/seaux.svg" category="SEAUX" />
  );
  const { rerender } = render(withSource('/images/seau.svg'));
  expect(picture()).toHaveAttribute('src', '/images/seau.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/images/seaux.svg');
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);

  rerender(withSource('/images/balai.svg'));
  expect(picture()).toHaveAttribute('src', '/images/balai.svg');
});

it('the picture of the category is shown after an error before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);

  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});
