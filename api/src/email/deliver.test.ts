import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadEnvironment } from 'shared-contracts/environment/load';
import { SMTPServer } from 'smtp-server';
import { deliverBySmtp } from './deliver';

const environment = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});
const mail = { id: 'id', createdAt: new Date() };
const letter = { to: 'camille@nettoyage-durand.example', subject: 'Votre commande', blocks: [] };

it('hands a mail to the mail server that SMTP_URL names', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().once('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;

  await deliverBySmtp(environment, `smtp://127.0.0.1:${port}`)(mail, letter);
  await new Promise<void>((resolve) => server.close(() => resolve()));

  expect(received).toEqual([letter.to]);
});

it('fails when there is no mail server, so that the mail is tried again', async () => {
  await expect(deliverBySmtp(environment, 'smtp://127.0.0.1:1')(mail, letter)).rejects.toThrow();
});
