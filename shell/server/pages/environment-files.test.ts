import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { robotsText } from '../crawlers/robots';
import { loadShellEnvironment } from '../deployment/environment-source';
import { pointerPath } from '../deployment/version-set';
import { environmentPath } from '../testing/environment';
import { shellAssets } from '../testing/shell-assets';
import { PageResponder } from './page-responder';
import { readShellBuild } from './shell-build';

/** Without the text of stylesheets, which takes most of the time of a page. */
const build = { ...readShellBuild(resolve(__dirname, '../../dist')), assets: shellAssets };
const file = join(temporaryFolder(), 'environment.json');
const local = JSON.parse(readFileSync(environmentPath, 'utf8'));

/** The fields with a URL, and some with a text. */
const fields =
  'shop.url api.url assets.url catalogueUrl imageHosts.0 overrideOrigins.0 remotes.mfe-account.url payment.domain payment.scriptUrl payment.apiUrl company.host.name home.houseBrand.0 name';
const beginnings = 'http:// https:// // / javascript: https:\\\\ http://a:b@';
const hosts = "localhost aperçu.example x;script-src x'unsafe-inline' [bad *.example 1.2.3.999";
const ends = "/ /a/ :8443/ :99999/ :-1/ /$&/ /a')/ /\\evil.example/ /</style>/ ?a";
const oneOf = (words: string) => fc.constantFrom('', ...words.split(' '));
const hostile = fc.oneof(
  fc.tuple(oneOf(beginnings), oneOf(hosts), oneOf(ends)).map((parts) => parts.join('')),
  fc.tuple(oneOf(beginnings), anyText, fc.oneof(oneOf(ends), anyText)).map((parts) => parts.join('')),
);

/** Writes the local environment with another value in a field, and reads it. @throws if it is refused */
function load(field: string, value: string) {
  const optional = { demo: true, assets: { url: '/files/' }, overrideOrigins: [] };
  const environment = { ...structuredClone(local), ...optional };
  const names = field.split('.');
  const last = names.pop() ?? '';
  names.reduce((part, name) => part[name], environment)[last] = value;
  writeFileSync(file, JSON.stringify(environment));
  return loadShellEnvironment(file, {});
}

const source =
  /^('self'|'none'|data:|'sha256-[\w+/=]+'|https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?(\/[\w.~%+=@-]+)*\/?|\/csp-reports|violations)$/;
const directives =
  'default-src script-src style-src img-src font-src connect-src frame-src object-src base-uri frame-ancestors form-action report-uri';

it('a hostile environment file is refused with its field, or every page of it can be made', async () => {
  async function check(field: string, value: string) {
    let environment: ReturnType<typeof load>;
    try {
      environment = load(field, value);
    } catch (error) {
      expect((error as Error).message).toContain(`${file} : ${field} : `);
      return;
    }
    const remotes = Object.fromEntries(
      Object.entries(environment.remotes).map(([name, settings]) => [
        name,
        { ...settings, pointer: pointerPath(name), manifest: null },
      ]),
    );
    const responder = new PageResponder(build, { environment, remotes, shell: null });
    for (const path of ['/', '/order']) {
      const { status, headers } = await responder.respond(new URL(path, 'http://shop.invalid'), path);
      const policy = headers['content-security-policy']?.split('; ').map((each) => each.split(' ')) ?? [];
      expect(status).toBe(200);
      expect(policy.map(([name]) => name).join(' ')).toMatch(new RegExp(`^${directives}( report-to)?$`));
      for (const each of policy.flatMap(([, ...sources]) => sources)) expect(each).toMatch(source);
      expect(Object.values(headers).join('')).toMatch(/^[\x20-\x7e]+$/);
    }
    expect(robotsText({ environment, remotes }, build.assets)).toMatch(/\nSitemap: http\S+\n$/);
  }
  const examples: [string, string][] = [
    ['remotes.mfe-account.url', 'http://localhost:99999/'],
    ['remotes.mfe-account.url', 'http://[bad/'],
    ['imageHosts.0', 'https://x;script-src'],
  ];
  await fc.assert(fc.asyncProperty(fc.constantFrom(...fields.split(' ')), hostile, check), {
    ...runs,
    examples,
  });
});
