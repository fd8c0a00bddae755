/** What is asked of the browser to keep, newest last; the browser itself keeps nothing. For `beforeEach`. */
export function keepDownloads() {
  const downloads: { readonly name: string; readonly file: Blob }[] = [];
  let made: Blob | null = null;
  URL.createObjectURL = jest.fn((file: Blob) => {
    made = file;
    return 'blob:1';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) downloads.push({ name: this.download, file: made });
  });
  return downloads;
}
