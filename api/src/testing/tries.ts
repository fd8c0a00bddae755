/** IP addresses of two networks (RFC 5737). */
export const home = '198.51.100.9';
export const elsewhere = '203.0.113.7';

/** Runs calls one after another. */
export async function times<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
}

/** Returns the distinct statuses. */
export const statuses = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

/** Returns `counted`, or the status of the refusal. */
export const outcome = (counted: Promise<void>) =>
  counted.then(
    () => 'counted',
    ({ status }: { status: number }) => status,
  );
