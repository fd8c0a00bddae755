import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { openShell, shell } from '../testing/shell';

const remote = 'mfe-catalogue';
const url = 'https://squad.example/catalogue/';
const list = '/category-product/SACS';
const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const publicText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

interface Link {
  readonly sub?: string;
  readonly url?: string;
  readonly aud?: string;
  readonly age?: string;
  readonly end?: string;
  readonly key?: typeof privateKey;
}

const tokenOf = ({ sub = remote, url: at = url, aud, age = '0s', end = '1h', key = privateKey }: Link = {}) =>
  new SignJWT({ url: at })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sub)
    .setAudience(aud ?? 'http://localhost:3000')
    .setIssuedAt(`${age} ago`)
    .setExpirationTime(end)
    .sign(key);

/** Allows previews in the environment file. The version at the remote's URL is unsigned and thus refused. */
function allowPreviews() {
  const environment = JSON.parse(readFileSync(shell.file, 'utf8'));
  environment.overrideOrigins = ['https://squad.example'];
  environment.remotes[remote].publicKey = publicText;
  writeFileSync(shell.file, JSON.stringify(environment));
}

describe('with an origin for previews', () => {
  openShell({ settings: { deadline: null }, before: allowPreviews });

  it('after a confirmation, a link shows the remote from its URL only in that browser, until the preview ends', async () => {
    const token = await tokenOf();
    const livePage = await shell.ask(list);

    const question = await shell.ask(`/preview?token=${token}`);
    expect([question.status, question.headers['set-cookie']]).toEqual([200, undefined]);
    expect(question.body).toContain(url);
    const accepted = await shell.ask(`/preview?token=${token}`, form, 'POST');
    const [set = ''] = accepted.headers['set-cookie'] ?? [];
    expect([accepted.status, accepted.headers.location]).toEqual([303, '/']);
    expect(set).toMatch(/^preview=[\w.-]+; Max-Age=3\d{3}; Path=\/; HttpOnly; SameSite=Lax$/);

    const cookie = set.split(';')[0] ?? '';
    const { headers, body } = await shell.ask(list, { cookie });
    expect(headers['cache-control']).toBe('no-store');
    const redirect = await shell.ask(`/${list}`, { cookie });
    expect([redirect.status, redirect.headers['cache-control']]).toEqual([308, 'private, no-cache']);
    const policyOf = (from: typeof headers) => String(from['content-security-policy']);
    expect(policyOf(headers)).toMatch(/ script-src [^;]*https:\/\/squad\.example/);
    // For hot reload.
    expect(policyOf(headers)).toMatch(/ connect-src [^;]*wss:\/\/squad\.example/);
    expect(body).toContain(`"pointer":"${url}remote.json"`);
    expect(body).toContain('Quitter l’aperçu');
    const after = await shell.ask(list);
    expect([after.body, policyOf(after.headers)]).toEqual([livePage.body, policyOf(livePage.headers)]);

    const ended = await shell.ask('/preview/end', { ...form, cookie }, 'POST');
    expect(ended.headers['set-cookie']).toEqual([expect.stringMatching(/^preview=; Max-Age=0;/)]);
  });

  it.each<[string, Link | string]>([
    ['signed by another key', { key: generateKeyPairSync('ed25519').privateKey }],
    ['for another shop', { aud: 'https://other.example' }],
    ['that has expired', { age: '2h', end: '-1h' }],
    ['that is valid for a day, after more than an hour', { age: '61m', end: '1d' }],
    ['to a host that the environment does not allow', { url: 'https://evil.example/' }],
    ['to a URL that is not a folder', { url: 'https://squad.example/catalogue' }],
    ['for a remote without a key', { sub: 'mfe-account' }],
    ['for an unknown remote', { sub: '__proto__' }],
    ['with an invalid token', 'abc.def.ghi'],
  ])('a link %s is refused', async (_what, link) => {
    const token = typeof link === 'string' ? link : await tokenOf(link);
    const livePage = await shell.ask(list);

    expect((await shell.ask(`/preview?token=${token}`)).status).toBe(403);
    const posted = await shell.ask(`/preview?token=${token}`, form, 'POST');
    expect([posted.status, posted.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await shell.ask(list, { cookie: `preview=${token}` })).body).toBe(livePage.body);
  });

  it('a link that is valid for more than an hour sets the cookie for an hour', async () => {
    const { headers } = await shell.ask(`/preview?token=${await tokenOf({ end: '1d' })}`, form, 'POST');

    expect(headers['set-cookie']).toEqual([expect.stringMatching(/; Max-Age=3[56]\d\d;/)]);
  });

  it('another site cannot confirm a link on behalf of a visitor', async () => {
    const path = `/preview?token=${await tokenOf()}`;

    const { status, headers } = await shell.ask(path, { ...form, 'sec-fetch-site': 'cross-site' }, 'POST');

    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('without an origin for previews', () => {
  openShell({ settings: { deadline: null } });

  it('links and cookies have no effect', async () => {
    const token = await tokenOf();

    expect((await shell.ask(`/preview?token=${token}`)).status).toBe(404);
    expect((await shell.ask(list, { cookie: `preview=${token}` })).body).not.toContain('aperçu');
  });
});
