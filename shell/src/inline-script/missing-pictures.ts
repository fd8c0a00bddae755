/** Marks pictures that fail to load: the styles show an empty box until another one loads (`[data-missing]`). */
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
