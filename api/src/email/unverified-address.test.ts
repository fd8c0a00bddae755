import { eq } from 'drizzle-orm';
import { customers } from '../database/schema';
import { eraseCustomer } from '../personal-data/erase-person';
import { api } from '../testing/api';
import { contactMessage, newcomer } from '../testing/forms';

it('emails to an address that is not verified contain no text that was typed by others', async () => {
  const emailAddress = 'victime@ailleurs.example';
  const typed = { firstName: 'Tapé Un', lastName: 'Tapé Deux', companyName: 'Tapé Trois' };
  const { password } = newcomer;
  for (const [path, body] of [
    ['/auth/register', { ...typed, emailAddress, password }],
    ['/auth/login', { username: emailAddress, password }],
    ['/auth/verify/resend', { email: emailAddress }],
    ['/auth/password/reset', { email: emailAddress }],
    ['/contact', { ...contactMessage, ...typed, subject: 'Tapé', message: 'Tapé', email: emailAddress }],
  ] as const) {
    await api.post(path, body);
    await api.sendMails();
  }
  const { db } = api.database;
  const [account] = await db.select().from(customers).where(eq(customers.emailAddress, emailAddress));
  await eraseCustomer(db, account?.id ?? '');

  const mails = await api.mailsTo(emailAddress);

  expect(mails).toHaveLength(6);
  expect(mails.filter(({ subject, text }) => `${subject} ${text}`.includes('Tapé'))).toEqual([]);
});
