import { deviceMarkForm, deviceMarkLimit } from '../api/limits';
import { readList, writeStorage } from '../storage';

/** This value is not removed at sign-out. */
const storageKey = 'sph-device-marks';

/** Whether the API accepts a mark; invalid stored ones must not prevent a sign-in. */
const isMark = (value: unknown): value is string => typeof value === 'string' && deviceMarkForm.test(value);

const readMarks = () => readList('local', storageKey).filter(isMark).slice(0, deviceMarkLimit);

/** Returns marks of earlier sign-ins on this device (no access rights); empty for an API without extras. */
export async function deviceMarks(http: {
  takesExtras(): Promise<boolean | null>;
}): Promise<{ readonly device_marks?: string[] }> {
  const marks = readMarks();
  return marks.length > 0 && (await http.takesExtras()) ? { device_marks: marks } : {};
}

/** Stores the mark of a sign-in; the API sends a known device the same mark again. */
export function keepDeviceMark(mark: unknown): void {
  if (!isMark(mark)) return;
  const others = readMarks().filter((other) => other !== mark);
  writeStorage('local', storageKey, JSON.stringify([mark, ...others].slice(0, deviceMarkLimit)));
}
