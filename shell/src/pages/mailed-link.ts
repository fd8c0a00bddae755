import { isApiError } from 'shared-contracts/http';

/**
 * Takes the token out of the address bar, and so out of the history, screenshots and referrers. Past the router on purpose:
 * the page goes on with the token it has read.
 */
export function stripToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Whether the API refused a mailed link itself, so that another attempt is of no use. */
export const isLinkOver = (error: unknown) =>
  isApiError(error) && error.status !== null && error.status < 429;
