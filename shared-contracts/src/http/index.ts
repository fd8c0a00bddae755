export { ApiError, isApiError, isMissing } from './api-error';
export { createHttp } from './http';
export { extrasQuery, HttpProvider, useExtras, useHttp } from './http-context';
export { sendPendingSignOuts } from './pending-sign-outs';
export { serverNow } from './server-clock';
export type { ApiResponse, CallOptions, Http, Method } from './types';
