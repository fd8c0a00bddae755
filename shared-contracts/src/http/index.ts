export { ApiError, isApiError, isMissing } from './api-error';
export { extrasQuery, useExtras } from './extras';
export { type Answer, type CallOptions, createHttp, type Http, type Method } from './http';
export { HttpProvider, useHttp } from './http-context';
export { sendLateSignOuts } from './late-sign-outs';
export { serverNow } from './server-clock';
