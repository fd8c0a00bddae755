declare module 'spdx-satisfies' {
  /** Whether one of the licences satisfies the expression. @throws if it is no SPDX expression */
  export default function satisfies(expression: string, licences: readonly string[]): boolean;
}
