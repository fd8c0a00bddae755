/**
 * Functions of `process` that lead past the shared modules to files, native code or other processes. Pages need none of
 * them. What a bundle can still do is in decision 009.
 */
const ways = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  'report',
  'loadEnvFile',
] as const;

/** Takes them from all code of this thread, for good. For a worker, once its own modules are loaded. */
export function closeMachine(): void {
  for (const way of ways) Object.defineProperty(process, way, { value: undefined });
}
