import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for refresh tokens and mailed links. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Stored in place of the secret; a fast hash is enough for random values of this length. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
