type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is a whole number; an empty one counts as not set. @throws naming a variable out of its range */
export function wholeNumber(
  variables: Variables,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = variables[name];
  const value = Number(text || fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name}=${text} n’est pas un nombre entier de ${least} à ${most}`);
  return value;
}
