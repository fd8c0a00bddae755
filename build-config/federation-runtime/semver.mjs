const parse = (version) => version.split('.').map((part) => Number.parseInt(part, 10));

function compare(one, other) {
  const different = one.findIndex((part, index) => part !== other[index]);
  return different === -1 ? 0 : one[different] - other[different];
}

/**
 * Whether a version is within `^1.2.3` or `<=1.2.3`, the two forms that occur: `shared.mjs` writes the first, the runtime
 * the second. To any other form the answer is no: a singleton is then named in a warning and used all the same. So it is
 * without a version (0), which the runtime asks about once a remote that was loaded is registered again.
 */
export function satisfy(version, range) {
  const [, operator, limit] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!limit || !version) return false;
  const [actual, wanted] = [parse(version), parse(limit)];
  if (operator === '<=') return compare(actual, wanted) <= 0;
  const fixed = wanted.findIndex((part) => part !== 0) + 1;
  return compare(actual, wanted) >= 0 && compare(actual.slice(0, fixed), wanted.slice(0, fixed)) === 0;
}
