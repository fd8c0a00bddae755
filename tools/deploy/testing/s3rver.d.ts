declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  namespace S3rver {
    interface Context {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string | undefined>>;
      status: number;
      type: string;
      body: string;
    }
    type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
    interface Store {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>;
    }
  }

  class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly allowMismatchedSignatures: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    readonly middleware: S3rver.Middleware[];
    readonly store: S3rver.Store;
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }

  export default S3rver;
}
