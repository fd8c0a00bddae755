import { check, printChecks, Unchecked } from './doctor-checks';

const failing = (error: Error) => () => {
  throw error;
};
const good = () => check('port', 'free it', () => undefined);
const unchecked = () => check('dns', 'ask', failing(new Unchecked('no resolver')));
const bad = () => check('JWT_SECRET', 'set it', failing(new Error('manque')));

afterEach(() => {
  process.exitCode = undefined;
});

const skipped = 'bon          port\nnon vérifié  dns   no resolver → ask\n';
const fault = 'bon          port\nFAUTE        JWT_SECRET  manque → set it\n';

it.each([
  ['succeeded or could not run are printed without an exit code', [good, unchecked], undefined, skipped],
  ['failed are printed and set exit code 1', [good, bad], 1, fault],
])('checks that %s', async (_, checks, code, table) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

  printChecks(await Promise.all(checks.map((each) => each())));
  const { calls } = write.mock;
  const printed = calls.map(([line]) => line).join('');
  write.mockRestore();

  expect(printed).toBe(table);
  expect(process.exitCode).toBe(code);
});
