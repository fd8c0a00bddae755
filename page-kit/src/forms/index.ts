export { saveFile, useDownload } from './download';
export { fieldAtFault } from './field-at-fault';
export { filled, newPassword, passwordMismatch, personFields, repeatedPassword } from './rules';
export { notify, useCall } from './use-call';
export { type EditedForm, useEditedForm } from './use-edited-form';
export { useErrorSummary } from './use-error-summary';
