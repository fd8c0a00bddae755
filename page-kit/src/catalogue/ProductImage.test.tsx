import { fireEvent, render, screen } from '@testing-library/react';
import { categoryPictures } from 'shared-ui/pictures';
import { ProductImage } from './ProductImage';

const picture = () => screen.getByRole('presentation');

afterEach(() => jest.restoreAllMocks());

it('shows the picture of the article with width and height', () => {
  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/seau.svg');
  expect(picture()).toHaveAttribute('width', '240');
  expect(picture()).toHaveAttribute('height', '180');
});

it.each([{ src: '' }, { src: null }, { src: undefined }, { src: '', fallback: '/images/seaux.svg' }])(
  'shows the picture of the category when the article has none: %p',
  (props) => {
    render(<ProductImage {...props} category="SEAUX" />);

    expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
  },
);

it('shows the picture of the category after an error, and loads a changed URL', () => {
  const { rerender } = render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
  rerender(<ProductImage src="/images/balai.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/balai.svg');
});

it('shows the fallback after an error, and the picture of the category after a second one', () => {
  render(<ProductImage src="/images/seau.svg" fallback="/images/seaux.svg" category="SEAUX" />);
  expect(picture()).toHaveAttribute('src', '/images/seau.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/images/seaux.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});

it('shows the picture of the category after an error before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);

  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});
