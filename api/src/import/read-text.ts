import { closeSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportError } from './import-errors';

/** Bytes. */
const largestFile = 1024 * 1024 * 1024;
const pieceBytes = 1024 * 1024;

/** Reads a text file. @throws {ImportError} when it is empty, too large or not a text */
export async function readText(path: string): Promise<Iterable<string>> {
  const found = await stat(path).catch(() => {
    throw new ImportError(`« ${path} » ne peut pas être lu : vérifiez le chemin et les droits.`);
  });
  if (!found.isFile()) throw new ImportError(`« ${path} » n’est pas un fichier.`);
  if (found.size > largestFile) throw new ImportError('Le fichier dépasse 1 Gio : partagez-le.');
  return decodedText(() => piecesOf(path));
}

/** Decodes the content of a file. @throws {ImportError} when it is empty or not a text */
export const textOf = (content: Buffer): Iterable<string> =>
  decodedText(() => (content.length > 0 ? [content] : []));

function* piecesOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = readSync(file, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/** Bytes by which DOS or Macintosh write accents, and that no French text in Windows-1252 has. */
const foreignBytes = new Set(Buffer.from('81828384868788898a8b8d8e8f90989a9b9d9e', 'hex'));

/** Decodes UTF-8, UTF-16 or Windows-1252, as French Excel writes it, in pieces. @throws {ImportError} for others */
function decodedText(pieces: () => Iterable<Buffer>): Iterable<string> {
  const [first] = pieces();
  if (!first) throw new ImportError('Le fichier est vide : exportez-le de nouveau.');
  if (first.toString('latin1', 0, 2) === 'PK')
    throw new ImportError('C’est un classeur ou une archive : enregistrez-le au format CSV UTF-8.');
  const isWide = first[0] === 0xff && first[1] === 0xfe;
  const encoding = isWide ? 'utf-16le' : encodingOf(pieces);
  return { [Symbol.iterator]: () => decoded(pieces(), new TextDecoder(encoding)) };
}

/** @throws {ImportError} that names the first line in another encoding */
function encodingOf(pieces: () => Iterable<Buffer>): string {
  for (const piece of pieces())
    if (piece.includes(0))
      throw new ImportError('Ce n’est pas un fichier de texte : exportez en CSV ou en JSON.');
  if (isUtf8(pieces())) return 'utf-8';
  let line = 1;
  for (const piece of pieces())
    for (const byte of piece) {
      if (byte === 0x0a) line += 1;
      else if (foreignBytes.has(byte))
        throw new ImportError(
          `Ligne ${line} : l’encodage n’est pas reconnu (DOS ou Macintosh ?). Enregistrez le fichier au format CSV UTF-8.`,
        );
    }
  return 'windows-1252';
}

function isUtf8(pieces: Iterable<Buffer>): boolean {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const piece of pieces) utf8.decode(piece, { stream: true });
    utf8.decode();
    return true;
  } catch {
    return false;
  }
}

function* decoded(pieces: Iterable<Buffer>, decoder: TextDecoder): Generator<string> {
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
