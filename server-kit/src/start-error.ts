/** The process cannot start; the message says in one line what to change. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Awaits that a server listens. @throws {StartError} naming the variable of an unusable port or host */
export function listening<Result>(
  started: Promise<Result>,
  { host, port }: { readonly host: string; readonly port: number },
  [hostVariable, portVariable]: readonly [host: string, port: string],
): Promise<Result> {
  const another = `choisissez-en un autre avec ${portVariable}.`;
  return started.catch((error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    if (code === 'EADDRINUSE')
      throw new StartError(`Le port ${port} est déjà pris : libérez-le ou ${another}`);
    if (code === 'EACCES') throw new StartError(`Le port ${port} est réservé au système : ${another}`);
    if (!/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EINVAL)$/.test(code)) throw error;
    throw new StartError(`${hostVariable}=${host} n’est pas une adresse de cette machine.`);
  });
}
