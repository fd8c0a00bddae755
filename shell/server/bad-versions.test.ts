import type { RemoteManifest } from 'shared-contracts/remotes';
import { eventually } from './testing/environment';
import { bundle, type RemoteHost } from './testing/remote-host';
import { RunningShell } from './testing/running-shell';

const list = '/category-product/SACS';
const pages = ['/', '/about', list, '/order', '/profile'];

/** One shell for all of them: none of its versions is taken, so each meets the shell as the first did. */
let shell: RunningShell;
beforeAll(async () => {
  shell = await RunningShell.prepare();
  await shell.open();
  await shell.untilRendered(list);
});
afterAll(() => shell.stop());

const refusal = async () => (await shell.health()).remotes['mfe-catalogue'].refused;
const onDemand = ({ files }: RemoteManifest) => files?.[0]?.file ?? '';

/** The bad ways in which a version can be deployed; each leaves `remote.json` pointing at it. */
const deployments: [string, RegExp, (remote: RemoteHost) => void][] = [
  [
    'of another contract',
    /contrat 100, attendu/,
    (remote) => void remote.deploy(bundle(), { contract: 100 }),
  ],
  [
    'that uses what the shell does not give',
    /utilise Link de react-router-dom, que la boutique ne donne pas/,
    (remote) =>
      void remote.deploy(bundle(), { uses: { 'react-router-dom': { version: '^7.0.0', names: ['Link'] } } }),
  ],
  [
    'that is built with another federation runtime than the shell gives',
    /attend le moteur de fédération ~1\.0\.0/,
    (remote) => void remote.deploy(bundle(), { federation: { version: '1.0.0', needs: '~1.0.0' } }),
  ],
  [
    'that is half uploaded',
    /on-demand\.\d+\.js ne peut pas être lu : statut 404/,
    (remote) => void remote.files.delete(onDemand(remote.deploy(bundle()))),
  ],
  [
    'with a file that is another',
    /on-demand\.\d+\.js n'est pas le fichier/,
    (remote) => void remote.files.set(onDemand(remote.deploy(bundle())), 'another'),
  ],
  [
    'that throws when it starts',
    /^broken at its start$/,
    (remote) => void remote.deploy(bundle({ before: "throw new Error('broken at its start')" })),
  ],
  [
    'that throws when it renders',
    /^broken in a page$/,
    (remote) => void remote.deploy(bundle({ categories: "throw new Error('broken in a page')" })),
  ],
];

describe.each(deployments)('a version of the catalogue %s', (_what, reason, deploy) => {
  it('is named by no page, and the operator reads why', async () => {
    deploy(shell.remote);

    await eventually(async () => expect((await refusal())?.reason).toMatch(reason));
    const answers = await Promise.all(pages.map((path) => shell.ask(path)));
    for (const { body } of answers) {
      expect(body).toContain('remote-entry.0.js');
      expect(body).not.toMatch(/remote-entry\.[1-9]/);
    }
    expect(JSON.parse((await shell.ask('/remotes/mfe-catalogue.json')).body)).toMatchObject({
      version: '1.0.0',
    });
  });
});
