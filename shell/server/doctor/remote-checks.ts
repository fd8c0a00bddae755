import type { RemoteManifest } from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { type Check, check } from 'shared-contracts/server/checks';
import { checkFiles, fetchManifest } from '../deployment/remote-files';
import { buildStatus, mismatches, type RemoteSettings } from '../deployment/remote-status';
import { requireSignature } from '../deployment/signature';
import { ask, requireHeader } from './ask';

const refuse = (reasons: readonly string[]) => {
  if (reasons.length > 0) throw new Error(reasons.join(' ; '));
};

/** What the gate asks of a remote's live version, and what a host must do that the gate does not see. */
export async function remoteChecks(
  name: string,
  settings: RemoteSettings,
  contract: ShellContract,
  origin: string,
): Promise<Check[]> {
  const { url, publicKey } = settings;
  const field = `remotes.${name}`;
  let manifest: RemoteManifest | undefined;
  const readable = await check(
    `${field}.url : remote.json`,
    `déployez ${name}, ou changez ${field}.url`,
    async () => {
      manifest = await fetchManifest(name, url);
    },
  );
  if (!manifest) return [readable];
  const version = manifest;
  const { build, commit } = buildStatus({ manifest: version, since: '' });
  const known = { ...settings, pointer: '', manifest: version };
  return [
    {
      ...readable,
      subject: `${readable.subject} (build ${build}, commit ${commit?.slice(0, 10) ?? 'inconnu'})`,
    },
    ...(await Promise.all([
      check(`${field}.publicKey : signature`, `déployez ${name} avec la bonne clé (--key)`, () =>
        requireSignature(version, publicKey),
      ),
      check(
        `${field} : contrat et modules partagés`,
        `reconstruisez ${name} avec les modules de la boutique`,
        () => refuse(misfits(version, contract)),
      ),
      check(`${field} : préfixes et emplacements`, `corrigez ${field} de l’environnement`, () =>
        refuse(mismatches(known)),
      ),
      check(`${field} : fichiers, types et CORS`, `réglez l’hôte de ${url}, ou déployez de nouveau`, () =>
        checkFiles(url, version, origin),
      ),
      check(
        `${field} : cache de remote.json`,
        `envoyez « Cache-Control: no-cache » avec remote.json`,
        async () =>
          requireHeader(await ask(`${url}remote.json`), 'cache-control', /no-cache|no-store|max-age=0/),
      ),
      check(
        `${field} : cache des fichiers`,
        `envoyez « max-age=31536000, immutable » avec les fichiers`,
        async () =>
          requireHeader(await ask(url + version.entry.file), 'cache-control', /immutable|max-age=\d{6,}/),
      ),
      check(`${field} : nosniff`, `envoyez « X-Content-Type-Options: nosniff »`, async () =>
        requireHeader(await ask(url + version.entry.file), 'x-content-type-options', /^nosniff$/),
      ),
      check(`${field} : fichier absent`, `répondez 404 pour un fichier absent, jamais une page`, async () => {
        const { status } = await ask(`${url}absent.00000000.js`, {}, 0);
        if (status !== 404) throw new Error(`statut ${status} pour un fichier qui n’existe pas`);
      }),
    ])),
  ];
}
