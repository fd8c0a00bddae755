/** A file of a store; `version` differs for each content. */
export interface StoredFile {
  readonly content: Buffer;
  readonly version: string;
  readonly modified: Date;
}

/** Files of a remote's host; only pointers, their copies and the list of releases are ever overwritten. */
export interface Store {
  /** Shown to the operator. */
  readonly name: string;
  /** Resolves to the time of the last write by file. */
  list(): Promise<Map<string, Date>>;
  /** Whether a file is still being written, or is left over from an interrupted write. */
  isDraft(file: string): boolean;
  read(file: string): Promise<StoredFile | null>;
  /** Creates a file; false if it exists, which is then unchanged. */
  create(file: string, content: Buffer): Promise<boolean>;
  write(file: string, content: Buffer): Promise<void>;
  /** Writes only if the file still has this version (null: does not exist); false otherwise. */
  swap(file: string, content: Buffer, version: string | null): Promise<boolean>;
  remove(files: readonly string[]): Promise<void>;
}
