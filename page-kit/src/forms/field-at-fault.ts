import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiError } from 'shared-contracts/http';

/** Field that the API found wrong, if it names one of the form's. */
export function fieldAtFault<Values extends FieldValues>(
  { body }: ApiError,
  values: Values,
): FieldPath<Values> | null {
  const field = typeof body === 'object' && body !== null && 'field' in body ? body.field : null;
  return typeof field === 'string' && Object.hasOwn(values, field) ? (field as FieldPath<Values>) : null;
}
