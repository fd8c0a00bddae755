/** ms; some browsers read the file only a little after the click. */
const keptFor = 60_000;

/** Gives a file to the browser, which keeps it as it keeps any download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
