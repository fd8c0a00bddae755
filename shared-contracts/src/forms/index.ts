export { filled } from './filled';
export { type EditedForm, useEditedForm } from './use-edited-form';
export { type ErrorSummaryOfForm, useErrorSummary } from './use-error-summary';
