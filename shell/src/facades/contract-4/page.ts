/** What remotes of contract 4 may take of `page-kit/page` besides. It goes with contract 4. */
export * from 'page-kit/page';
export { whenIdle as whenQuiet } from 'page-kit/page';
