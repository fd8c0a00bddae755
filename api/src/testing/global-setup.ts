import { makeTemplates } from './template-database';

export default makeTemplates;
