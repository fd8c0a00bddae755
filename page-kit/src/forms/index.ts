export { fieldAtFault } from './field-at-fault';
export { filled } from './filled';
export { newPassword, passwordMismatch, repeatedPassword } from './new-password';
export { personFields } from './person-fields';
export { saveFile } from './save-file';
export { useCall } from './use-call';
export { useDownload } from './use-download';
export { type EditedForm, useEditedForm } from './use-edited-form';
export { type ErrorSummaryOfForm, useErrorSummary } from './use-error-summary';
