import { StartError } from 'server-kit/start-error';

/** Codes of errors that PGlite's file system only numbers, as WASI does. */
const wasiCodes: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 69: 'EROFS' };

/** Maps errors of files that the operator can fix, else null. @param option that names the folder */
export function storageErrorOf(error: unknown, folder: string, option: string): StartError | null {
  const { message, errno = 0, code = wasiCodes[errno] ?? '' } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new StartError(`Le disque de ${folder} est plein : libérez de la place, ou changez ${option}.`);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code))
    return new StartError(`Ce compte ne peut pas écrire dans ${folder} : changez ses droits, ou ${option}.`);
  return code.startsWith('ERR_FS') || /^E[A-Z]+$/.test(code)
    ? new StartError(`${folder} : ${message} ; changez ${option}.`)
    : null;
}
