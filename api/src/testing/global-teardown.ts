import { removeTemplate } from './template-database';

export default removeTemplate;
