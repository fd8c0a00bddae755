import { demoPassword } from '../../seed/customers';
import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

describe('a customer who forgot the password', () => {
  it('chooses a new one once, and all earlier sessions end', async () => {
    const before = await api.signIn('lea');
    const asked = await api.post('/auth/password/reset', { email: ' LEA@copro-gestion.example ' });
    const [mail] = await api.mailsTo('lea@copro-gestion.example');
    const token = await api.mailedToken('lea@copro-gestion.example');

    const changed = await api.post('/auth/password/reset/confirm', { token, password: 'nouveau' });

    expect(asked.status).toBe(200);
    expect(mail?.text).toContain(`http://localhost:3000/reset-password/confirm?token=${token}`);
    expect(changed.status).toBe(200);
    expect((await api.refresh(before.refresh_token)).status).toBe(401);
    expect((await api.post('/auth/login', { username: 'lea', password: demoPassword })).status).toBe(401);
    expect((await api.signIn('lea', 'nouveau')).access_token).toEqual(expect.any(String));
    expect((await api.post('/auth/password/reset/confirm', { token, password: 'encore un' })).status).toBe(
      400,
    );
  });

  it('is told when nobody has this address', async () => {
    const { status, data } = await api.post('/auth/password/reset', { email: 'personne@nulle-part.example' });

    expect(status).toBe(404);
    expect(data.message).toBe('Aucun compte ne correspond à cette adresse mail.');
  });
});
