export { ApiError, isApiError, isMissing } from './api-error';
export { serverNow } from './attempt';
export { createHttp } from './http';
export { extrasQuery, HttpProvider, useExtras, useHttp } from './http-context';
export { sendPendingSignOuts } from './pending-sign-outs';
export type { ApiResponse, CallOptions, Http, Method } from './types';
