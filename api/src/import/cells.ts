import { z } from 'zod';
import { FigureError } from './numbers';

/** Text without control characters; the line breaks of a description may stay. */
export function text(longest: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= longest, `plus de ${longest} caractères`)
    .refine((value) => !/[^\P{Cc}\n]/u.test(value), 'caractère de contrôle interdit');
}

/** Text that must be there. */
export const filled = (longest: number) => text(longest).refine((value) => value !== '', 'valeur manquante');
/** Null when nothing is there. */
export const optional = (longest: number) => text(longest).transform((value) => value || null);

/** A figure that must be there; a `FigureError` says what is wrong with it. */
export function figure(read: (value: string) => number) {
  return z.string().transform((value, context) => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      context.addIssue({ code: 'custom', message: value.trim() ? error.message : 'valeur manquante' });
      return z.NEVER;
    }
  });
}

/** A figure that may be missing. */
export const optionalFigure = (read: (value: string) => number) =>
  z
    .string()
    .transform((value) => value.trim() || null)
    .pipe(figure(read).nullable());
