/** Marks pictures that fail to load: `[data-missing]` shows an empty box until another one loads. */
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
