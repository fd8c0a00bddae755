/** A picture that fails leaves an empty box until another one loads (`[data-missing]` of the styles). */
export function markMissingPictures(): void {
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
      },
      true,
    );
}
