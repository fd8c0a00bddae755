/** Members of `process` that give access to files, native code or other processes (decision 009). */
const restricted = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  'report',
  'loadEnvFile',
] as const;

/** Removes the restricted members for this thread; to be called after the worker's own modules are loaded. */
export function restrictProcess(): void {
  for (const name of restricted) Object.defineProperty(process, name, { value: undefined });
}
