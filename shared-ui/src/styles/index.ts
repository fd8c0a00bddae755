export { breakpoints } from './breakpoints';
export { classNames } from './class-names';
