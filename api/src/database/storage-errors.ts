import { StartError } from 'server-kit/start-error';

/** Maps errors of files that the operator can fix, else null. @param option that names the folder */
export function storageErrorOf(error: unknown, folder: string, option: string): StartError | null {
  const { code = '', errno = 0 } = error as { readonly code?: string; readonly errno?: number };
  if (code === 'ENOSPC' || code === 'EDQUOT' || errno === 51)
    return new StartError(`Le disque de ${folder} est plein : libérez de la place, ou changez ${option}.`);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code) || errno === 2 || errno === 69)
    return new StartError(`Ce compte ne peut pas écrire dans ${folder} : changez ses droits, ou ${option}.`);
  return code.startsWith('ERR_FS') || /^E[A-Z]+$/.test(code)
    ? new StartError(`${folder} : ${(error as Error).message} ; changez ${option}.`)
    : null;
}
