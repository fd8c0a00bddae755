export { saveFile, useDownload } from './download';
export { notify } from './notify';
export { ignoreNotFound, toasted, useCall } from './use-call';
export { type EditedForm, useEditedForm } from './use-edited-form';
export {
  emailField,
  fieldAtFault,
  filled,
  named,
  newPassword,
  passwordMismatch,
  personField,
  repeatedPassword,
} from './validation';
