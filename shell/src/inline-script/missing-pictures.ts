/** Marks pictures that fail to load: `[data-missing]` shows an empty box until another one loads. */
export function markMissingPictures(): void {
  function mark({ target, type }: Event): void {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
  }
  for (const type of ['load', 'error']) document.addEventListener(type, mark, true);
}
