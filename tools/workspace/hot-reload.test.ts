import { hotParts, partsWith, shellFolder } from './hot-reload.mjs';
import { SetupError } from './run-command.mjs';

it.each([
  ['a missing remote', 'mfe-unknown'],
  ['the shell', 'shell'],
])('npm run dev names the parts that can be chosen, given %s', (_what, name) => {
  const parts = 'payment-sandbox, api, mfe-account, mfe-cart-checkout, mfe-catalogue';

  expect(() => hotParts([name])).toThrow(new SetupError(`${name} est inconnu : choisissez parmi ${parts}.`));
});

it.each([
  [[], 'dist'],
  [['api'], 'dist'],
  [['mfe-catalogue'], 'dist-debug'],
  [hotParts([]), 'dist-dev'],
])('with hot reload of %j the shell runs from %s', (hot, folder) => {
  expect(shellFolder(hot)).toBe(folder);
});

it('npm run dev builds the chosen part at every edit, and runs the builds of the others', () => {
  const scripts = partsWith(hotParts(['mfe-catalogue'])).map(({ name, script }) => [name, script]);

  expect(Object.fromEntries(scripts)).toMatchObject({
    'mfe-catalogue': 'tools/bundler/development/develop.mjs',
    'mfe-account': 'mfe-account/serve.mjs',
    shell: 'shell/dist-debug/server/main.mjs',
  });
});
