declare module 'spdx-satisfies' {
  /** Whether one of the licences fulfils the expression. @throws for what is no SPDX expression */
  export default function satisfies(expression: string, licences: readonly string[]): boolean;
}
