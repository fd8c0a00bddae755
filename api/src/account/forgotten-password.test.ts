import { demoPassword } from '../../seed/customers';
import { onEachDatabase } from '../testing/databases';
import { newcomer } from '../testing/forms';
import { TestApi } from '../testing/test-api';

onEachDatabase(() => {
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

    it.each([
      [59, 200],
      [61, 400],
    ])('after %i minutes finds that the link answers %i', async (minutes, expected) => {
      const email = 'karim@hotel-lumiere.example';
      await api.post('/auth/password/reset', { email });
      const token = await api.mailedToken(email);
      await api.later({ minutes });

      const { status } = await api.post('/auth/password/reset/confirm', {
        token,
        password: 'une éponge bleue',
      });

      expect(status).toBe(expected);
    });

    it('ends no session of another customer', async () => {
      const camille = await api.signIn('camille');
      const email = 'achats@ville-lavandes.example';
      await api.post('/auth/password/reset', { email });
      const token = await api.mailedToken(email);

      await api.post('/auth/password/reset/confirm', { token, password: 'une éponge rose' });

      expect((await api.refresh(camille.refresh_token)).status).toBe(200);
    });

    it('cannot use the link that verifies an address', async () => {
      await api.post('/auth/register', newcomer);
      const token = await api.mailedToken(newcomer.emailAddress);

      const { status, data } = await api.post('/auth/password/reset/confirm', {
        token,
        password: 'une éponge rouge',
      });

      expect(status).toBe(400);
      expect(data.code).toBe('invalid_link');
      expect((await api.call('POST', `/auth/verify?token=${token}`)).status).toBe(200);
    });

    it('is told when nobody has this address', async () => {
      const { status, data } = await api.post('/auth/password/reset', {
        email: 'personne@nulle-part.example',
      });

      expect(status).toBe(404);
      expect(data.message).toBe('Aucun compte ne correspond à cette adresse mail.');
    });
  });
});
