import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { HostedFolder } from './folder-host';

const bucket = 'shop';
const forEveryOrigin =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>';
/** The only account of the double. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * Adds conditional writes, which the package does not support, as in S3:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
function conditionalWrites(double: S3Double, store: S3rver.Store): S3rver.Middleware {
  let before: Promise<unknown> = Promise.resolve();
  return (ctx, next) => {
    const { 'if-match': wanted, 'if-none-match': none } = ctx.headers;
    if (ctx.method !== 'PUT' || !double.knowsConditions || !(wanted || none)) return next();
    const [, name = '', ...key] = decodeURIComponent(ctx.path).split('/');
    // Sequential, so that comparing and writing are one step.
    const answer = before.then(async () => {
      const there = await store.existsObject(name, key.join('/'));
      const etag = there && (await store.getMetadata(name, key.join('/'))).etag;
      if (none === '*' ? !there : etag === wanted) return next();
      const isGone = wanted && !there;
      const code = isGone ? 'NoSuchKey' : 'PreconditionFailed';
      ctx.status = isGone ? 404 : 412;
      ctx.type = 'application/xml';
      ctx.body = `<Error><Code>${code}</Code><Message>At least one of the preconditions did not hold</Message></Error>`;
    });
    before = answer.catch(() => undefined);
    return answer;
  };
}

/** A local S3 server with an empty bucket; the SDK's variables point to it while it runs. */
export class S3Double {
  knowsConditions = true;
  private variables: Readonly<Record<string, string>> = {};
  private endpoint = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 's3-double-'));
  private readonly server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The package ignores the final slash of a bucket's URL.
    allowMismatchedSignatures: true,
    directory: this.folder,
    configureBuckets: [{ name: bucket, configs: [forEveryOrigin] }],
  });

  static async start(): Promise<S3Double> {
    const double = new S3Double();
    const { server } = double;
    server.middleware.unshift(conditionalWrites(double, server.store));
    const { port } = await server.run();
    double.endpoint = `http://127.0.0.1:${port}`;
    double.variables = { ...credentials, AWS_ENDPOINT_URL_S3: double.endpoint, AWS_REGION: 'eu-west-3' };
    Object.assign(process.env, double.variables);
    return double;
  }

  /** Returns a folder of the bucket and its public URL. */
  locate(folder: string): HostedFolder {
    return { to: `s3://${bucket}/${folder}`, url: `${this.endpoint}/${bucket}/${folder}/` };
  }

  async stop(): Promise<void> {
    for (const name of Object.keys(this.variables)) delete process.env[name];
    this.server.httpServer.closeAllConnections();
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}
