/** Outlines of icons and pictograms. Remotes are given the shell's; an outline that a shell lacks is left out of the page. */
export { iconPaths } from './icon-paths';
export { pictogramPaths } from './pictogram-paths';
