export { Checkbox } from './Checkbox';
export { ErrorSummary } from './ErrorSummary';
export { Field } from './Field';
export { Input, Select, TextArea } from './Input';
export { InputField } from './InputField';
export { PasswordField } from './PasswordField';
export { QuantityStepper, refuseUnreadable } from './QuantityStepper';
export { SearchField } from './SearchField';
export { westernDigits } from './western-digits';
