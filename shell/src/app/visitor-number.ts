// Draws a number from 0 to 99 for the session while a new version is given to a share of visitors: the same visitor gets
// the same version. Nothing of a person is in it.
if (!document.cookie.includes('share=')) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the Cookie Store API
  document.cookie = `share=${Math.floor(Math.random() * 100)}; path=/; samesite=lax${secure}`;
}

export {};
