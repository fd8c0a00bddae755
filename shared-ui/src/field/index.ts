export { Checkbox } from './Checkbox';
export { ErrorSummary } from './ErrorSummary';
export { Field } from './Field';
export { Input, Select, TextArea } from './Input';
export { InputField } from './InputField';
export { PasswordField } from './PasswordField';
export { QuantityStepper } from './QuantityStepper';
export { SearchField } from './SearchField';
