import { fireEvent, render, screen } from '@testing-library/react';
import { categoryPictures } from 'shared-ui/pictures';
import { ProductImage } from './ProductImage';

const picture = () => screen.getByRole('presentation');

afterEach(() => jest.restoreAllMocks());

it('shows the picture of the article in its own size', () => {
  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/seau.svg');
  expect(picture()).toHaveAttribute('width', '240');
  expect(picture()).toHaveAttribute('height', '180');
});

it.each(['', null, undefined])('shows that of the category where the article has none (%p)', (src) => {
  render(<ProductImage src={src} category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});

it('shows that of the category where it fails, and tries another URL again', () => {
  const { rerender } = render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
  rerender(<ProductImage src="/images/balai.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/balai.svg');
});

it('shows that of the sub-category where it fails, and that of the category where both do', () => {
  render(<ProductImage src="/images/seau.svg" fallback="/images/seaux.svg" category="SEAUX" />);
  expect(picture()).toHaveAttribute('src', '/images/seau.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/images/seaux.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});

it('shows that of the category where the article has none', () => {
  render(<ProductImage src="" fallback="/images/seaux.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});

it('shows that of the category where it failed before the page answered', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);

  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});
