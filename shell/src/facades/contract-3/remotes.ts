/** What remotes of contract 3 call `shared-contracts/remotes`: the same pages, contexts and state under the earlier name. */
export * from 'page-kit/page';
export * from 'shared-contracts/remotes';
