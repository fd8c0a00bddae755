import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds a module of a remote that gets the router from the shop; returns the errors. */
function errorsOf(code: string): string[] {
  // Not in this process: jest cannot load tsx.
  const program = `
    import { rspack } from '@rspack/core';
    import { FacadeNamesPlugin } from '../tools/bundler/plugins/facade-names.mjs';
    const compiler = rspack({
      context: process.cwd(),
      entry: ${JSON.stringify(`data:text/javascript,${code}`)},
      plugins: [
        new rspack.sharing.ConsumeSharedPlugin({ consumes: { 'react-router-dom': { import: false } } }),
        new FacadeNamesPlugin(),
        (compiler) => compiler.hooks.shouldEmit.tap('test', () => false),
      ],
    });
    compiler.run((error, stats) => {
      const { errors } = stats.toJson({ all: false, errors: true });
      console.log(JSON.stringify(errors.map(({ message }) => message)));
    });`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(__dirname, '../../../mfe-account'), encoding: 'utf8' }),
  );
}

it('a remote that imports a name which the facade of a library lacks is not built', () => {
  const imported = "import { Navigate, NavLink } from 'react-router-dom';";

  expect(errorsOf(`${imported} console.log(Navigate, NavLink)`)).toEqual([
    expect.stringContaining('NavLink of react-router-dom is not in page-kit/facades/react-router-dom'),
  ]);
});
