// The same visitor gets the same version while a share of visitors gets a new one: by a number from 0 to 99, for the session.
if (!document.cookie.includes('share=')) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the Cookie Store API
  document.cookie = `share=${Math.floor(Math.random() * 100)}; path=/; samesite=lax${secure}`;
}

export {};
