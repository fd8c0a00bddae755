/**
 * Returns a message for a full disk, too many watched files or a missing permission in the text of an error
 * or of the bundler; null for other errors.
 * @param {string} text
 */
export function faultOf(text) {
  // Linux reports this limit with the code of a full disk.
  if (/ENOSPC: .*file watchers/.test(text))
    return 'Cette machine ne surveille pas autant de fichiers : augmentez fs.inotify.max_user_watches, puis relancez.';
  if (/ENOSPC|EDQUOT|no space left on device/i.test(text))
    return 'Le disque est plein : libérez 500 Mo pour le projet, autant pour le cache de npm, puis relancez.';
  // npm reports a cache that it may not create as missing.
  const [, file] = /(?:(?:EACCES|EPERM|EROFS): |ENOENT: [^\n']*\bmkdir )[^\n]*?'([^'\n]+)'/.exec(text) ?? [];
  return file ? `Ce compte ne peut pas écrire ${file} : changez ses droits, puis relancez.` : null;
}

/** Does the same for the output of npm, and for a registry without response. @param {string} text */
export function npmFaultOf(text) {
  const [code] =
    /ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E(HOST|NET)UNREACH|ERR_SOCKET_TIMEOUT/.exec(text) ?? [];
  const registry =
    code &&
    `Le registre npm ne répond pas (${code}) : vérifiez le réseau et npm config get registry, puis relancez.`;
  return faultOf(text) ?? registry ?? null;
}
