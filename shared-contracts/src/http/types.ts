export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a success holds: JSON by default, or a file, which is answered as a `Blob`. Refusals are JSON for both. */
  readonly expects?: 'file';
}

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly headers: { get(name: string): string | null };
}

/**
 * Calls of the API by path (`users/profile`, with or without a leading slash). Every call ends within 15 s per attempt and
 * rejects with an `ApiError`, or with the signal's reason when the caller aborted it.
 */
export interface Http {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, options?: CallOptions): Promise<T>;
  /** The whole answer, for a status or a header. */
  request<T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  /**
   * Whether the API takes request fields and headers beyond the specification, as its answers say; without any, it
   * requests one. Null where no response says it. Never rejects.
   */
  takesExtras(): Promise<boolean | null>;
}

export interface Call {
  readonly method: Method;
  /** Path below the API's URL, without leading slash. */
  readonly path: string;
  readonly url: string;
  readonly body: unknown;
  readonly options: CallOptions;
  /** Token to send whatever becomes of the session meanwhile. */
  readonly bearer: string | null;
}
