import { open, settle } from '../testing/early-page';

it('marks a picture that fails to load, until another one has replaced it', () => {
  open({ content: '<img alt="" src="/sac.jpg">' });
  const image = document.images[0] as HTMLImageElement;

  settle(image, 'error');
  expect(image).toHaveAttribute('data-missing');

  settle(image);
  expect(image).not.toHaveAttribute('data-missing');
});
