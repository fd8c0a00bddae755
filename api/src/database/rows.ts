/** What a row has: nothing of what is null, missing or empty. */
export const filled = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => (value ?? '') !== '')) as {
    [Name in keyof Row]?: NonNullable<Row[Name]>;
  };

/** What is to be stored of given values: an empty text as none, and nothing of what is left out. */
export const toStored = <Given extends object>(given: Given) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  ) as Given;
