import type { BuildStatus, RemoteStatus } from '../deployment/remote-status';
import { escaped, sha256 } from '../pages/html-template';
import type { Health } from './health';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
section { border: 1px solid #8888; border-inline-start: .375rem solid #2a8a57; border-radius: .5rem; margin-block: 1rem; padding: 1rem; }
section.fault { border-inline-start-color: #c0392b; }
dl { display: grid; gap: .25rem 1.5rem; grid-template-columns: max-content 1fr; margin: .75rem 0 0; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; }
@media (width <= 40rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: .5rem; } }
`;

/** `style-src` of the page. */
export const statusStyleHash = sha256(style);

const when = (since: string) =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(new Date(since));

const buildText = ({ version, build, commit, contract, federation, since }: BuildStatus) =>
  [
    version,
    `build ${build}`,
    `commit ${commit?.slice(0, 10) ?? 'inconnu'}`,
    `contrat ${contract}`,
    federation
      ? `fédération ${federation.version}${federation.needs ? '' : ' (la sienne)'}`
      : 'fédération inconnue',
    `depuis le ${when(since)}`,
  ].join(', ');

const row = ([term, text]: readonly [string, string]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`;

function section(title: string, isFault: boolean, rows: readonly (readonly [string, string])[]): string {
  return `<section${isFault ? ' class="fault"' : ''}><h2>${escaped(title)}</h2><dl>${rows.map(row).join('')}</dl></section>`;
}

function remoteSection(name: string, { url, live, refused, problem }: RemoteStatus): string {
  const rows: (readonly [string, string])[] = [
    ['Adresse', url],
    ['En ligne', live ? buildText(live) : 'aucune version : la page de repli est affichée'],
  ];
  if (refused) rows.push(['Version refusée', buildText(refused)], ['Motif du refus', refused.reason]);
  rows.push(['Contrôles', refused ? 'refusés' : live ? 'réussis' : 'aucun']);
  if (problem) rows.push(['Problème', problem]);
  return section(name, !live || refused !== null || problem !== null, rows);
}

/** The page `/status`: `/health` for reading. */
export function statusPage({
  version,
  gives,
  environment,
  environmentRefused,
  remotes,
  rendering,
}: Health): string {
  const problems = rendering === 'off' ? {} : rendering.problems;
  const shellRows: (readonly [string, string])[] = [
    ['Version', version],
    ['Contrats acceptés', gives.contracts.join(', ')],
    ['Moteur de fédération', gives.federation],
    ['Environnement', environment],
  ];
  if (environmentRefused) shellRows.push(['Fichier refusé', environmentRefused]);
  if (rendering === 'off') shellRows.push(['Rendu par le serveur', 'désactivé']);
  else {
    const { rendered, leftToBrowser, cached } = rendering;
    shellRows.push([
      'Pages publiques',
      `${rendered} rendues, ${cached} données à nouveau, ${leftToBrowser} laissées au navigateur`,
    ]);
  }
  for (const [owner, problem] of Object.entries(problems)) shellRows.push([`Rendu de ${owner}`, problem]);
  const isFault = environmentRefused !== null || Object.keys(problems).length > 0;
  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>État de la boutique</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<h1>État de la boutique</h1>',
    section('shell', isFault, shellRows),
    ...Object.entries(remotes).map(([name, status]) => remoteSection(name, status)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
