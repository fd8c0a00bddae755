/** What remotes of contract 3 call `shared-contracts/sorting`: the same sort that was kept, under the earlier name. */
export * from 'page-kit/sorting';
