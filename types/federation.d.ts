/** Libraries that a build shares with others, put there by the bundler: per key and version, how to get it. */
declare const __webpack_share_scopes__: Record<
  'default',
  Record<string, Record<string, { get(): Promise<() => unknown>; from: string; eager: boolean }>>
>;
/** Fills a share scope with what this build provides. */
declare function __webpack_init_sharing__(scope: 'default'): Promise<unknown>;
