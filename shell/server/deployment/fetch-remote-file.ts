/** ms */
const timeLimit = 3000;

/** What stopped a call, with the platform's own reason behind a bare "fetch failed". */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `pas de réponse en ${timeLimit / 1000} s`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Asks the host of a remote for a file of its build. @throws with the reason for the operator when it does not give it. */
export async function fetchRemoteFile<Content>(
  url: string,
  file: string,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${url}${file}`, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`statut ${response.status}`);
    return await read(response);
  } catch (error) {
    throw new Error(`${file} ne peut pas être lu : ${reasonOf(error as Error)}`);
  }
}
