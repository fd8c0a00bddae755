export { factLabels, factRows } from './fact-rows';
export { packLine } from './pack-line';
