// A session number from 0 to 99: a visitor stays on the same version while a percentage gets the new one.
if (!/(^|; )canary=/.test(document.cookie)) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the Cookie Store API
  document.cookie = `canary=${Math.floor(Math.random() * 100)}; path=/; samesite=lax${secure}`;
}

export { measurePage } from './page-speed';
