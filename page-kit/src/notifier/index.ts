export { notify } from './notify';
