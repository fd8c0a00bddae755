import { readStorage, writeStorage } from '../storage';

/** Plain `sph-`: it outlives the sign-out, which is what it is for. */
const storageKey = 'sph-device-marks';
/** As many customers of one device. */
const most = 5;

/** What the API takes: whatever else lies in the storage must not keep anybody from signing in. */
const isMark = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);

function readMarks(): string[] {
  const marks = readStorage('local', storageKey, (text): string[] | null => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMark).slice(0, most) : null;
  });
  return marks ?? [];
}

/**
 * Marks of earlier sign-ins on this device, for the body of a sign-in or a reset; nothing without any, nor for an API that
 * takes none. They give no access.
 */
export async function deviceMarks(http: {
  takesExtras(): Promise<boolean | null>;
}): Promise<{ readonly device_marks?: string[] }> {
  const marks = readMarks();
  return marks.length > 0 && (await http.takesExtras()) ? { device_marks: marks } : {};
}

/** Keeps the mark of a sign-in; the API names a device that it knows by the same mark again. */
export function keepDeviceMark(mark: unknown): void {
  if (!isMark(mark)) return;
  const others = readMarks().filter((other) => other !== mark);
  writeStorage('local', storageKey, JSON.stringify([mark, ...others].slice(0, most)));
}
