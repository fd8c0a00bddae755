/** Mocks downloads for the rest of a test, and returns the list of saved files, newest last. */
export function keepDownloads() {
  const downloads: { readonly name: string; readonly file: Blob }[] = [];
  let lastFile: Blob | null = null;
  URL.createObjectURL = jest.fn((file: Blob) => {
    lastFile = file;
    return 'blob:1';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (lastFile) downloads.push({ name: this.download, file: lastFile });
  });
  return downloads;
}
