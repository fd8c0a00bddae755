import { makeTemplate } from './template-database';

export default makeTemplate;
