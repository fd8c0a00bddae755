/**
 * The line for a fault of the machine in what npm, the bundler or Node has printed; null when there is none.
 * @param {string} text
 */
export function faultOf(text) {
  if (/ENOSPC|EDQUOT|no space left on device/i.test(text))
    return 'Le disque est plein : libérez 500 Mo pour le projet, autant pour le cache de npm, puis relancez.';
  const [, file] = /(?:EACCES|EPERM|EROFS): [^\n']*'([^'\n]+)'/.exec(text) ?? [];
  if (file) return `Ce compte ne peut pas écrire ${file} : changez ses droits, puis relancez.`;
  const [network] =
    /ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E(HOST|NET)UNREACH|ERR_SOCKET_TIMEOUT/.exec(text) ?? [];
  if (network)
    return `Le registre npm ne répond pas (${network}) : vérifiez le réseau et npm config get registry, puis relancez.`;
  return null;
}
