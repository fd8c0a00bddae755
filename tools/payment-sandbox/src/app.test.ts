import { shop } from './testing/shop-of-each-test';

const scriptPath = '/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';

describe('the sandbox as a server', () => {
  it('allows the page of any shop to load its script', async () => {
    const { headers, statusCode } = await shop.sandbox.inject(scriptPath);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  it('restricts the card page to its own files and allows shops to frame it', async () => {
    const { headers } = await shop.sandbox.inject('/form/?origin=http%3A%2F%2Flocalhost%3A3000');

    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http: https:');
    expect(policy).not.toContain('unsafe');
  });

  it('responds with 404 to other URLs', async () => {
    expect((await shop.sandbox.inject('/form/../package.json')).statusCode).toBe(404);
    expect((await shop.sandbox.inject('/nothing.js')).statusCode).toBe(404);
  });
});
