import { isApiError } from 'shared-contracts/http';

/** Whether the API refused a mailed link itself, so that another attempt is of no use. */
export const isLinkOver = (error: unknown) =>
  isApiError(error) && error.status !== null && error.status < 429;
