import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from '../../../api/src/testing/mail-server';
import { freePort } from '../../../tools/build/free-port.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { startTestPostgres } from '../../../tools/setup/postgres.mjs';
import { startNginx } from '../shop/nginx';
import { untilLive } from '../shop/own-shop';
import { Server } from '../shop/server';

const domain = 'staging.boutique.example';

/** Creates a key and a self-signed certificate for all hosts of the domain. */
function makeCertificate(folder: string): Record<'key' | 'certificate', string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = `subjectAltName=DNS:${domain},DNS:*.${domain}`;
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${domain}`];
  execFileSync('openssl', [...request, '-addext', names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}

/** Returns servers for nginx: remotes as in `containers/remotes.conf`, shell and API on one TLS host. */
function siteOf(port: number, files: ReturnType<typeof makeCertificate>, shell: number, api: number): string {
  const hosts = /\n {4}types \{[\s\S]*(?=\n\}\n$)/.exec(
    readFileSync(join(root, 'containers/remotes.conf'), 'utf8'),
  );
  const remotes = (hosts?.[0] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port} ssl; server_name ~^(?<remote>mfe-[a-z-]+)\\.staging;`)
    .replace('root /srv/remotes;', `root ${root}/$remote/dist/browser;`);
  return `
    ssl_certificate ${files.certificate};
    ssl_certificate_key ${files.key};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    server {
      listen 127.0.0.1:${port} ssl default_server;
      proxy_buffer_size 16k;
      proxy_buffers 8 16k;
      location / { proxy_pass http://127.0.0.1:${shell}; }
      location /api/ { proxy_pass http://127.0.0.1:${api}/; }
    }
    ${remotes}`;
}

/** Starts a shop at the public URLs of `environments/staging.json`, behind nginx with TLS on this machine. */
export async function startPublicShop(nginxPath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-public-'));
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
  };
  try {
    const postgres = await startTestPostgres();
    ending.push(postgres.stop);
    const mails = new MailServer();
    await mails.listen();
    ending.push(() => mails.close());
    const [port, shellPort, apiPort] = [await freePort(), await freePort(), await freePort()];
    const files = makeCertificate(folder);
    const environmentFile = join(folder, 'environment.json');
    const staging = readFileSync(join(root, 'environments/staging.json'), 'utf8');
    const environment = JSON.parse(staging.replaceAll(`${domain}/`, `${domain}:${port}/`));
    environment.payment.scriptUrl = `https://payment.${domain}:${port}/`;
    writeFileSync(environmentFile, JSON.stringify(environment));
    const variables: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${new URL('resolver.mjs', import.meta.url)}`,
      NODE_EXTRA_CA_CERTS: files.certificate,
      LOG_LEVEL: 'fatal',
      SHOP_ENVIRONMENT_FILE: environmentFile,
      SHELL_PORT: String(shellPort),
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mails.url,
      PAYMENT_PASSWORD: 'testpassword_of_this_shop',
      PAYMENT_HMAC_KEY: 'hmac_of_this_shop',
      JWT_SECRET: 'a secret of this shop, with more than 32 characters',
    };
    const site = siteOf(port, files, shellPort, apiPort);
    const nginx = await startNginx(nginxPath, { folder: join(folder, 'nginx'), port, shells: [], site });
    ending.push(nginx.stop);
    const api = new Server('api/dist/main.mjs', `http://127.0.0.1:${apiPort}`, variables);
    const shell = new Server('shell/dist/server/main.mjs', `http://127.0.0.1:${shellPort}`, variables);
    ending.push(api.stop, shell.stop);
    await api.start();
    await shell.start();
    await untilLive(shell.url);
    return { variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
