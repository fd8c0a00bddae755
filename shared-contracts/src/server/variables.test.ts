/** @jest-environment node */
import { readServerSettings } from './variables';

it('the settings of a server are its variables, else the defaults', () => {
  expect(readServerSettings({}, 'API_METRICS_PORT')).toEqual({
    host: '127.0.0.1',
    trustedProxies: undefined,
    drainTime: 0,
    statusKey: null,
    logLevel: 'warn',
    accessLog: false,
    metrics: null,
  });
  const variables = {
    HOST: '::',
    TRUSTED_PROXIES: 'none',
    DRAIN_MS: '5000',
    STATUS_KEY: 'key',
    LOG_LEVEL: 'info',
    ACCESS_LOG: 'on',
    API_METRICS_PORT: '9464',
  };
  expect(readServerSettings(variables, 'API_METRICS_PORT')).toEqual({
    host: '::',
    trustedProxies: undefined,
    drainTime: 5000,
    statusKey: 'key',
    logLevel: 'info',
    accessLog: true,
    metrics: { host: '127.0.0.1', port: 9464 },
  });
});
