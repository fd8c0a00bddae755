/** The part of pdfmake 0.3 that is used here; the package has no types. */
declare module 'pdfmake' {
  export interface PdfMaker {
    addFonts(fonts: object): void;
    setUrlAccessPolicy(allowed: (url: string) => boolean): void;
    setLocalAccessPolicy(allowed: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }
}
