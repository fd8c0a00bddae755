/** An answer ready to be sent. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Brotli. */
  readonly body: Buffer;
}
