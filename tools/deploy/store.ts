/** A file of a store; `version` is another one for each content. */
export interface StoredFile {
  readonly content: Buffer;
  readonly version: string;
  readonly modified: Date;
}

/** Where the files of a remote's host lie; only pointer, copies of pointers and list of releases are ever written twice. */
export interface Store {
  /** Shown to the operator. */
  readonly name: string;
  /** When each file was written last. */
  list(): Promise<Map<string, Date>>;
  /** True for a file that is still being written, or was when that was broken off. */
  isDraft(file: string): boolean;
  read(file: string): Promise<StoredFile | null>;
  /** False where there is such a file, which stays. */
  create(file: string, content: Buffer): Promise<boolean>;
  /** Replaces what there is. */
  write(file: string, content: Buffer): Promise<void>;
  /** Writes only where the file still has that version (null: is not there); false when it has not. */
  swap(file: string, content: Buffer, version: string | null): Promise<boolean>;
  remove(files: readonly string[]): Promise<void>;
}
