import { testVariables } from './test-variables.mjs';

it('tests get no variables of the user’s own shop', () => {
  const seen = testVariables({
    PATH: '/usr/bin',
    CHROMIUM: '/opt/chromium',
    DATABASE_URL: 'postgres://shop',
    DATA_DIR: '.data',
    SHELL_ASSETS_DIR: 'published',
    API_PORT: '4000',
    SHOP_ENV: 'staging',
    SMTP_URL: 'smtp://mail',
  });

  expect(seen).toEqual({ PATH: '/usr/bin', CHROMIUM: '/opt/chromium' });
});
