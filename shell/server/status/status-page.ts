import { escapeHtml } from 'server-kit/escape-html';
import type { BuildStatus } from '../deployment/remote-status';
import type { BuildVisits } from '../sets/visits';
import type { Health } from './health';

export const statusStyle = `
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

const when = (since: string) =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(new Date(since));

const buildText = ({ version, build, commit, since }: BuildStatus) =>
  [version, `build ${build}`, `commit ${commit?.slice(0, 10) ?? 'inconnu'}`, `depuis le ${when(since)}`].join(
    ', ',
  );

type Row = readonly [term: string, text: string];

const row = ([term, text]: Row) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`;

const section = (title: string, isFault: boolean, rows: readonly Row[]) =>
  `<section${isFault ? ' class="fault"' : ''}><h2>${escapeHtml(title)}</h2><dl>${rows.map(row).join('')}</dl></section>`;

const visitsText = ({ version, build, visits, errors }: BuildVisits) =>
  `${version}, build ${build} : ${visits} ${visits > 1 ? 'visites' : 'visite'}, ${errors} avec une erreur`;

function remoteSection(
  name: string,
  { url, live, refused, problem, canary, visits }: Health['remotes'][string],
): string {
  const rows: Row[] = [
    ['Adresse', url],
    ['En ligne', live ? buildText(live) : 'aucune version : la page de repli est affichée'],
  ];
  if (refused) rows.push(['Version refusée', buildText(refused)], ['Motif du refus', refused.reason]);
  rows.push(['Contrôles', refused ? 'refusés' : live ? 'réussis' : 'aucun']);
  if (problem) rows.push(['Problème', problem]);
  if (canary) {
    const state = canary.live ? buildText(canary.live) : (canary.refused?.reason ?? 'pas encore contrôlé');
    rows.push([canary.live ? `Canari (${canary.percent} %)` : 'Canari retiré', state]);
  }
  for (const each of visits) {
    rows.push(['Dernière heure', visitsText(each)]);
    const { visits: measured, lcp, inp } = each.speed;
    if (measured > 0)
      rows.push([
        `Vitesse de ${each.build}`,
        `LCP ${Math.round(lcp)} ms, INP ${Math.round(inp)} ms (${measured} visites)`,
      ]);
    if (each.firstError) rows.push([`Première erreur de ${each.build}`, each.firstError]);
  }
  return section(name, !live || refused !== null || problem !== null, rows);
}

function shellSection(health: Health): string {
  const { version, environment, environmentRefused, rendering } = health;
  const problems = rendering === 'off' ? [] : Object.entries(rendering.problems);
  const rows: Row[] = [
    ['Version', version],
    ['Environnement', environment],
    ...(environmentRefused ? [['Fichier refusé', environmentRefused] as const] : []),
    rendering === 'off'
      ? ['Rendu par le serveur', 'désactivé']
      : [
          'Pages publiques',
          `${rendering.rendered} rendues, ${rendering.cached} données à nouveau, ${rendering.leftToBrowser} laissées au navigateur`,
        ],
    ...problems.map(([owner, problem]) => [`Rendu de ${owner}`, problem] as const),
  ];
  return section('shell', environmentRefused !== null || problems.length > 0, rows);
}

/** Returns the HTML of `/status`: `/health` in readable form. */
export const statusContent = (health: Health) =>
  [
    shellSection(health),
    ...Object.entries(health.remotes).map(([name, status]) => remoteSection(name, status)),
  ].join('\n');
