export { filled } from './filled';
export { personFields } from './person-fields';
export { type EditedForm, useEditedForm } from './use-edited-form';
export { type ErrorSummaryOfForm, useErrorSummary } from './use-error-summary';
