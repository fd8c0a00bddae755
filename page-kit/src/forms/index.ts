export { saveFile, useDownload } from './download';
export { fieldAtFault, filled, newPassword, passwordMismatch, personFields, repeatedPassword } from './rules';
export { notify, useCall } from './use-call';
export { type EditedForm, useEditedForm, useErrorSummary } from './use-edited-form';
