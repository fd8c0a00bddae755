import { demoPassword } from '../../seed/customers-and-orders';
import { api, openWith } from '../testing/api';
import { CapturedOutput } from '../testing/captured-output';

const log = new CapturedOutput();
openWith({ logTo: log, logLevel: 'warn' });

const home = '198.51.100.9';
const email = 'camille@nettoyage-durand.example';
const events = () => log.entries.map(({ event }) => event);

it('the security log contains refused sign-ins, throttled clients, resets and forged proofs, without personal data', async () => {
  const tokens = await api.signIn('camille');
  const { id } = (await api.profile(tokens.access_token)).data;
  log.text = '';
  const signIn = (username: string) =>
    api.call('POST', '/auth/login', { body: { username, password: 'un faux secret' }, from: home });

  for (let turn = 0; turn < 11; turn += 1) await signIn('camille');
  await signIn('quelquun@x.example');
  await signIn('QUELQUUN@x.example');
  await api.call('POST', '/auth/password/reset', { body: { email }, from: home });
  await api.sendMails();
  const mailed = await api.mailedToken(email);
  await api.post('/auth/password/reset/confirm', { token: mailed, password: demoPassword });
  const proof = { orderId: 'x', rawClientAnswer: 'raw', hash: 'h', hashAlgorithm: 'a', hashKey: 'b' };
  const buyer = await api.signIn('karim');
  await api.post('/purchase/validatePayment', proof, buyer.access_token);
  await api.call('POST', '/purchase/notification', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'kr-hash=x&kr-hash-algorithm=sha256_hmac&kr-hash-key=password&kr-answer-type=V4/Payment&kr-answer=raw',
  });

  expect(events()).toEqual([
    ...Array(10).fill('sign_in_refused'),
    'throttled',
    'sign_in_refused',
    'sign_in_refused',
    'password_reset_asked',
    'password_reset',
    'signed_out_everywhere',
    'payment_proof_forged',
    'payment_proof_forged',
  ]);
  expect(log.entries[0]).toMatchObject({
    account: id,
    reqId: expect.stringMatching(/^[\w-]{36}$/),
    level: 30,
  });
  expect(log.entries[10]).toMatchObject({ call: 'POST /auth/login' });
  expect(log.entries[11]?.account).toMatch(/^unknown:[\w-]{16}$/);
  expect(log.entries[12]?.account).toBe(log.entries[11]?.account);
  const words = ['camille', 'Camille', 'quelquun', '@', home, 'un faux secret'];
  const secrets = [...words, demoPassword, mailed, ...Object.values(tokens)];
  expect(secrets.filter((secret) => log.text.includes(`${secret}`))).toEqual([]);
});

it('the security log contains reused refresh tokens and changed passwords', async () => {
  const first = await api.signIn('karim');
  const { data } = await api.refresh(first.refresh_token);
  await api.refresh(data.refresh_token ?? '');
  const change = { currentPassword: demoPassword, password: demoPassword };
  log.text = '';

  await api.refresh(first.refresh_token);
  await api.post('/users/password', change, await api.tokenOf('lea'));

  expect(events()).toEqual(['refresh_token_reused', 'password_changed']);
  expect(log.entries[0]?.account).toMatch(/^[0-9a-f-]{36}$/);
});
