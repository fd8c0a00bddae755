export { saveFile } from './save-file';
export { useDownload } from './use-download';
