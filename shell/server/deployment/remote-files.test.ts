import { createHash } from 'node:crypto';
import { waitForHosts } from '../testing/environment';
import { Host } from '../testing/host';
import { fetchNamedFile } from './remote-files';

const file = 'server.0.cjs';
const named = (content: string) => ({
  file,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

let host: Host;
let content = '';
beforeEach(async () => {
  waitForHosts();
  host = await Host.start((_request, response) => void response.end(content));
});
afterEach(() => host.stop());

describe('a file of a remote', () => {
  it('is accepted up to 5 MB', async () => {
    content = ' '.repeat(5_000_000);

    await expect(fetchNamedFile(host.url, named(content))).resolves.toHaveLength(5_000_000);
  });

  it('is refused above 5 MB, even with the right hash', async () => {
    content = ' '.repeat(5_000_001);

    await expect(fetchNamedFile(host.url, named(content))).rejects.toThrow(`${file} dépasse 5000000 octets`);
  });

  it('is refused with another hash', async () => {
    content = 'another';

    await expect(fetchNamedFile(host.url, named('the one'))).rejects.toThrow(
      `${file} n'est pas le fichier que remote.json indique`,
    );
  });
});
