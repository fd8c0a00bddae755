import { cameByReload, isShellReplaced, ownScript } from './shell-version';

/** Shows a note with a reload button; with inline styles, since stylesheets may be missing too. */
function offerReload(): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.style.cssText =
    'position:sticky;bottom:0;z-index:30;margin:0;padding:1em;background:#fff;text-align:center';
  const button = document.createElement('button');
  button.textContent = 'Réessayer';
  button.style.cssText = 'margin-left:1em;padding:.75em 1.5em;border:1px solid';
  button.addEventListener('click', () => location.reload());
  line.append('Une partie de la boutique ne répond pas.', button);
  document.body.append(line);
}

/** Reloads the page when a script is missing because a newer shell was deployed; else offers a reload. */
export function watchOwnScripts(): void {
  async function replaceMissing({ target }: Event): Promise<void> {
    if (!(target instanceof HTMLScriptElement && target.matches(ownScript))) return;
    removeEventListener('error', replaceMissing, true);
    if (!cameByReload() && (await isShellReplaced())) location.reload();
    else offerReload();
  }
  addEventListener('error', replaceMissing, true);
}
