export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** A successful response is JSON unless set: then it is a `Blob`. Refusals are always JSON. */
  readonly expects?: 'file';
}

export interface ApiResponse<T> {
  readonly status: number;
  readonly data: T;
  readonly headers: { get(name: string): string | null };
}

/** Calls of the API by path (`users/profile`), which reject with an `ApiError` or the caller's reason. */
export interface Http {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, options?: CallOptions): Promise<T>;
  /** Resolves to the whole response, for its status or headers. */
  request<T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<ApiResponse<T>>;
  /** Whether the API has extras beyond the specification; null if no response says so. Never rejects. */
  takesExtras(): Promise<boolean | null>;
}

/** A call as `createHttp` hands it to `publicCalls` or the calls by axios. */
export interface Call {
  readonly method: Method;
  /** Path below the API's URL, without leading slash. */
  readonly path: string;
  readonly url: string;
  readonly body: unknown;
  readonly options: CallOptions;
  /** The refresh token at the time of an `auth/logout`; else null: outside `auth/`, the session's is sent. */
  readonly bearer: string | null;
}
