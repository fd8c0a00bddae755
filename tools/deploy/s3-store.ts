import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { cacheControlOf, contentTypeOf } from '../bundler/remote-file-headers.mjs';
import { SetupError } from '../workspace/run-command.mjs';
import { isCopy } from './pointer';
import type { Store, StoredFile } from './store';

/** Maximum objects that one call deletes. */
const removedAtOnce = 1000;

type S3Error = NodeJS.ErrnoException & {
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly cause?: { readonly code?: string };
};

/** The SDK reads its variables and files: credentials, region, AWS_ENDPOINT_URL_S3 for another provider. */
function connect() {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3Client({
    // Other providers may not have a host name per bucket.
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL),
    // Not every provider supports checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** An S3 bucket, or the part of it below a prefix. */
export class S3Store implements Store {
  readonly name: string;
  private readonly prefix: string;
  private readonly client = connect();

  /** `prefix`: with or without a final slash. */
  constructor(
    private readonly bucket: string,
    prefix: string,
  ) {
    this.prefix = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    this.name = `s3://${bucket}/${this.prefix}`;
  }

  async list(): Promise<Map<string, Date>> {
    const { client, bucket: Bucket, prefix: Prefix } = this;
    const found = new Map<string, Date>();
    const read = async () => {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key = '', LastModified = new Date() } of Contents)
          found.set(Key.slice(Prefix.length), LastModified);
    };
    await this.sent(read());
    return found;
  }

  /** S3 writes objects atomically. */
  isDraft(): boolean {
    return false;
  }

  async read(file: string): Promise<StoredFile | null> {
    try {
      const answer = await this.sent(this.client.send(new GetObjectCommand(this.object(file))));
      const { Body, ETag = '', LastModified = new Date() } = answer;
      return {
        content: Buffer.from((await Body?.transformToByteArray()) ?? []),
        version: ETag,
        modified: LastModified,
      };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  create(file: string, content: Buffer): Promise<boolean> {
    return this.put(file, content, { IfNoneMatch: '*' });
  }

  async write(file: string, content: Buffer): Promise<void> {
    await this.put(file, content);
    if (isCopy(file)) await this.requireConditions(file, content);
  }

  swap(file: string, content: Buffer, version: string | null): Promise<boolean> {
    return this.put(file, content, version === null ? { IfNoneMatch: '*' } : { IfMatch: version });
  }

  async remove(files: readonly string[]): Promise<void> {
    for (let start = 0; start < files.length; start += removedAtOnce) {
      const Objects = files.slice(start, start + removedAtOnce).map((file) => ({ Key: this.prefix + file }));
      const command = new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } });
      await this.sent(this.client.send(command));
    }
  }

  private object(file: string) {
    return { Bucket: this.bucket, Key: this.prefix + file };
  }

  /** Writes an object; returns false if a condition does not hold. */
  private async put(
    file: string,
    content: Buffer,
    condition: { readonly IfMatch?: string; readonly IfNoneMatch?: string } = {},
  ): Promise<boolean> {
    const described = { ContentType: contentTypeOf(file), CacheControl: cacheControlOf(file) };
    try {
      const command = new PutObjectCommand({
        ...this.object(file),
        Body: content,
        ...described,
        ...condition,
      });
      await this.sent(this.client.send(command));
      return true;
    } catch (error) {
      const { name, $metadata } = error as S3Error;
      const status = $metadata?.httpStatusCode;
      // 404: the file to replace was deleted. 409: a concurrent write.
      if (status === 412 || status === 409 || (condition.IfMatch && name === 'NoSuchKey')) return false;
      throw error;
    }
  }

  /** If a provider ignores conditions, two deployments can move the same pointer. @throws {SetupError} */
  private async requireConditions(file: string, content: Buffer): Promise<void> {
    const other = '"00000000000000000000000000000000"';
    if (await this.put(file, content, { IfMatch: other }))
      throw new SetupError(
        `${this.name} ne respecte pas les écritures conditionnelles (If-Match) : changez de fournisseur S3.`,
      );
  }

  private async sent<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw this.refusal(error as S3Error);
    }
  }

  /** Converts errors that the operator can fix to one line. */
  private refusal(error: S3Error): Error {
    const status = error.$metadata?.httpStatusCode;
    const refuse = (reason: string) => new SetupError(`${this.name} ${reason}`);
    if (error.name === 'CredentialsProviderError')
      return refuse(
        ': aucun identifiant : indiquez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, ou AWS_PROFILE.',
      );
    if (/Region is missing/.test(error.message)) return refuse(': aucune région : indiquez AWS_REGION.');
    if (error.name === 'NoSuchBucket') return refuse(": ce compartiment n'existe pas : changez --to.");
    if (status === 401 || status === 403)
      return refuse(`: accès refusé (${error.name}) : vérifiez les droits de vos identifiants.`);
    if (status === 501)
      return refuse('ne connaît pas les écritures conditionnelles (If-Match) : changez de fournisseur S3.');
    if (status !== undefined && status >= 500)
      return refuse(`: panne du fournisseur (${error.name}, ${status}) : relancez plus tard.`);
    const code = error.code ?? error.cause?.code ?? /\bE[A-Z]{5,}\b/.exec(error.message)?.[0];
    if (status === undefined && (code || error.name === 'TimeoutError'))
      return refuse(`ne répond pas (${code ?? error.name}) : vérifiez AWS_ENDPOINT_URL_S3 et AWS_REGION.`);
    return error;
  }
}
