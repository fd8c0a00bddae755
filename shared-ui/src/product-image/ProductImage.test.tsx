import { fireEvent, render, screen } from '@testing-library/react';
import { familyPictures } from '../pictures';
import { ProductImage } from '.';

const picture = () => screen.getByRole('presentation');

afterEach(() => jest.restoreAllMocks());

it('shows the picture of the article, in a place of its own size', () => {
  render(<ProductImage src="/images/seau.svg" family="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/seau.svg');
  expect(picture()).toHaveAttribute('width', '240');
  expect(picture()).toHaveAttribute('height', '180');
});

it.each(['', null, undefined])('shows that of the family where the article has none (%p)', (src) => {
  render(<ProductImage src={src} family="SEAUX" />);

  expect(picture()).toHaveAttribute('src', familyPictures.seaux);
});

it('shows that of the family where it fails, and tries another address again', () => {
  const { rerender } = render(<ProductImage src="/images/seau.svg" family="SEAUX" />);

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', familyPictures.seaux);
  rerender(<ProductImage src="/images/balai.svg" family="SEAUX" />);

  expect(picture()).toHaveAttribute('src', '/images/balai.svg');
});

it('shows that of the family where it failed before the page answered', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);

  render(<ProductImage src="/images/seau.svg" family="SEAUX" />);

  expect(picture()).toHaveAttribute('src', familyPictures.seaux);
});
