import { deviceMarkForm, deviceMarkLimit } from '../api/limits';
import { readStorage, writeStorage } from '../storage';

/** Outlives the sign-out. */
const storageKey = 'sph-device-marks';

/** Marks that the API takes; others in storage must not prevent a sign-in. */
const isMark = (value: unknown): value is string => typeof value === 'string' && deviceMarkForm.test(value);

function readMarks(): string[] {
  const marks = readStorage('local', storageKey, (text): string[] | null => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMark).slice(0, deviceMarkLimit) : null;
  });
  return marks ?? [];
}

/** Marks of earlier sign-ins here, for a sign-in or reset at an API with extras. They give no access. */
export async function deviceMarks(http: {
  takesExtras(): Promise<boolean | null>;
}): Promise<{ readonly device_marks?: string[] }> {
  const marks = readMarks();
  return marks.length > 0 && (await http.takesExtras()) ? { device_marks: marks } : {};
}

/** Stores the mark of a sign-in; the API gives a known device the same mark again. */
export function keepDeviceMark(mark: unknown): void {
  if (!isMark(mark)) return;
  const others = readMarks().filter((other) => other !== mark);
  writeStorage('local', storageKey, JSON.stringify([mark, ...others].slice(0, deviceMarkLimit)));
}
