/** Id of the data block that names what the early script starts. */
export const startListId = 'start';

/** The code of a rendered page, in the order in which it is asked for. */
export interface StartList {
  /** Files of the page beyond those of the shell's entry; those of remotes carry their sha384. */
  readonly preloads: readonly { readonly href: string; readonly integrity?: string }[];
  readonly scripts: readonly string[];
}
