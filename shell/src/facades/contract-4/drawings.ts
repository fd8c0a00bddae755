/** What remotes of contract 4 call `shared-ui/drawings`: the same outlines under the earlier name. */
export * from 'shared-ui/icon-paths';
