export { saveFile, useDownload } from './download';
export {
  emailField,
  fieldAtFault,
  filled,
  newPassword,
  passwordMismatch,
  personField,
  repeatedPassword,
} from './rules';
export { notify, useCall } from './use-call';
export { type EditedForm, useEditedForm } from './use-edited-form';
