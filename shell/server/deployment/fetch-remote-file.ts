/** ms */
const timeLimit = 3000;

/** What stopped a call, with the platform's own reason behind a bare "fetch failed". */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `pas de réponse en ${timeLimit / 1000} s`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** The body, or null as soon as it has more bytes than may be: the rest is not asked for. */
async function readUpTo(sizeLimit: number, { body }: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > sizeLimit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Asks the host of a remote for a file of its build, of `sizeLimit` bytes at most.
 * @throws with the reason for the operator when it does not give it
 */
export async function fetchRemoteFile(url: string, file: string, sizeLimit: number): Promise<Buffer> {
  let content: Buffer | null;
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${url}${file}`, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`statut ${response.status}`);
    content = await readUpTo(sizeLimit, response);
  } catch (error) {
    throw new Error(`${file} ne peut pas être lu : ${reasonOf(error as Error)}`);
  }
  if (!content) throw new Error(`${file} dépasse ${sizeLimit} octets`);
  return content;
}
