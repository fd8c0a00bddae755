import { came, open } from '../testing/early-page';

it('marks a picture that cannot be had, and no longer once another one has replaced it', () => {
  open({ content: '<img alt="" src="/sac.jpg">' });
  const image = document.images[0] as HTMLImageElement;

  came(image, 'error');
  expect(image).toHaveAttribute('data-missing');

  came(image);
  expect(image).not.toHaveAttribute('data-missing');
});
