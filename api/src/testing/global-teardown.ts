import { removeServerTemplate } from './template-database';

export default removeServerTemplate;
