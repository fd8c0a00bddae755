export { Checkbox, type CheckboxProps } from './Checkbox';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary';
export { type ControlProps, Field, type FieldProps } from './Field';
export { Input, Select, TextArea } from './Input';
export { InputField, PasswordField, PasswordInput } from './InputField';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';
export { SearchField } from './SearchField';
