/** Names the variable of a port that is taken or reserved, or of a host that this machine does not have. */
export function listenProblem(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
  [hostVariable, portVariable]: readonly [host: string, port: string],
): string | null {
  const { code = '' } = error as NodeJS.ErrnoException;
  const another = `choisissez-en un autre avec ${portVariable}.`;
  if (code === 'EADDRINUSE') return `Le port ${port} est déjà pris : libérez-le ou ${another}`;
  if (code === 'EACCES') return `Le port ${port} est réservé au système : ${another}`;
  if (!/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EINVAL)$/.test(code)) return null;
  return `${hostVariable}=${host} n’est pas une adresse de cette machine.`;
}
