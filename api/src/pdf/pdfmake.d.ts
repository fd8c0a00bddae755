/** The part of pdfmake 0.3 that is used here; the package has no types. */
declare module 'pdfmake' {
  /** pdfmake ignores other properties without a message. */
  interface DocumentDefinition {
    version: '1.4';
    info: { title: string; author: string };
    language: string;
    displayTitle: boolean;
    pageSize: 'A4';
    pageMargins: readonly number[];
    defaultStyle: object;
    styles: Readonly<Record<string, object>>;
    background(page: number, size: { width: number; height: number }): object | null;
    header(page: number): object | null;
    footer(page: number, pages: number): object | null;
    content: unknown;
  }

  export interface PdfMaker {
    addFonts(fonts: object): void;
    setUrlAccessPolicy(allowed: (url: string) => boolean): void;
    setLocalAccessPolicy(allowed: (path: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> };
  }
}
