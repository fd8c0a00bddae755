import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvironment } from 'server-kit/load-environment';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { verificationEmail } from './account-emails';
import { contactEmail, messageReceivedEmail } from './contact-emails';
import type { Email } from './email-layout';
import { deliverToFiles } from './mail-transport';

const folders = temporaryFolder();
const environment = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});

const mail = { id: '00000000-0000-4000-8000-000000000000', createdAt: new Date() };

async function written(email: Email): Promise<string> {
  const folder = mkdtempSync(join(folders, 'outbox-'));
  await deliverToFiles(environment, folder)(mail, email);
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return readFileSync(join(folder, name), 'utf8');
}

it('an email that is written again after a crash replaces its file', async () => {
  const folder = mkdtempSync(join(folders, 'outbox-'));
  const deliver = deliverToFiles(environment, folder);
  const email = { to: 'a@b.example', subject: 'x', blocks: [] };

  await deliver(mail, email);
  await deliver(mail, email);

  expect(readdirSync(folder)).toHaveLength(1);
});

it('a line break in a subject does not add a header', async () => {
  const source = await written({ to: 'a@b.example', subject: 'x\r\nBcc: all@world.example', blocks: [] });

  const headers = source.slice(0, source.indexOf('\n\n'));
  expect(headers).not.toMatch(/^Bcc:/m);
});

const person = { emailAddress: 'a@b.example', email: 'a@b.example' };

it.each<[string, Email, string | undefined]>([
  ['a notice is auto-generated', verificationEmail(environment, 'a@b.example', 'x'), 'auto-generated'],
  ['an acknowledgement is auto-replied', messageReceivedEmail(environment, person), 'auto-replied'],
  ['a visitor’s message is a person’s', contactEmail(environment, person), undefined],
])('by its headers, %s', async (_, email, expected) => {
  const headers = (await written(email)).split('\n\n', 1)[0] ?? '';

  expect(/^Auto-Submitted: (.*)$/m.exec(headers)?.[1]).toBe(expected);
  expect(headers.includes('X-Auto-Response-Suppress: OOF, AutoReply')).toBe(expected !== undefined);
});
