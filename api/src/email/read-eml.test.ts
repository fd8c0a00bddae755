import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvironment } from 'server-kit/load-environment';
import { verificationEmail } from './account-emails';
import { contactEmail, messageReceivedEmail } from './contact-emails';
import type { Email } from './email-layout';
import { deliverToFiles } from './mail-transport';
import { readEml } from './mailbox-routes';

const environment = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});

async function written(email: Email): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mail = { id: '00000000-0000-4000-8000-000000000000', createdAt: new Date() };
  await deliverToFiles(environment, folder)(mail, email);
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return readFileSync(join(folder, name), 'utf8');
}

const url = `http://localhost:3000/verify-email?token=${'A_b-9='.repeat(20)}`;

it('an email file is read with accents, long links and equals signs', async () => {
  const email: Email = {
    to: 'zoé@ménage.example',
    subject:
      'Vérifiez votre adresse e-mail – un très, très long sujet qui ne tient pas sur une seule ligne de l’en-tête',
    blocks: [
      { kind: 'text', lines: ['Élégant = œuvre,', '.point au début de ligne'] },
      { kind: 'link', label: 'Vérifier', url },
      { kind: 'amounts', rows: [['Total TTC', '1 234,50 €']] },
    ],
  };

  const mail = await readEml(await written(email));

  expect(mail.subject).toBe(email.subject);
  expect(mail.text).toContain('Élégant = œuvre,\n.point au début de ligne');
  expect(mail.text).toContain(url);
  expect(mail.text).toContain('Total TTC\u00a0: 1 234,50 €');
});

it('a line break in a subject does not add a header', async () => {
  const source = await written({ to: 'a@b.example', subject: 'x\r\nBcc: all@world.example', blocks: [] });

  const headers = source.slice(0, source.indexOf('\n\n'));
  expect(headers).not.toMatch(/^Bcc:/m);
});

const person = { emailAddress: 'a@b.example', email: 'a@b.example' };

it.each<[string, Email, string | undefined]>([
  ['a notice is auto-generated', verificationEmail(environment, person, 'x'), 'auto-generated'],
  ['an acknowledgement is auto-replied', messageReceivedEmail(environment, person), 'auto-replied'],
  ['a visitor’s message is a person’s', contactEmail(environment, person), undefined],
])('by its headers, %s', async (_, email, expected) => {
  const headers = (await written(email)).split('\n\n', 1)[0] ?? '';

  expect(/^Auto-Submitted: (.*)$/m.exec(headers)?.[1]).toBe(expected);
  expect(headers.includes('X-Auto-Response-Suppress: OOF, AutoReply')).toBe(expected !== undefined);
});

it.each(['', 'Date: demain\n', 'Date: Thu, 99 Foo 2026\n\nBonjour'])(
  'the date of an email file without a valid date is the epoch (%j)',
  async (source) => {
    expect((await readEml(source)).date).toBe('1970-01-01T00:00:00.000Z');
  },
);
