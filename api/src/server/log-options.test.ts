import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from './create-server';

it('a failed query is logged with its cause but without its parameters', () => {
  const error = new DrizzleQueryError(
    'update "payment_attempts" set "form_token" = $1',
    ['a-secret-form-token\n    second line of it'],
    Object.assign(new Error('connection lost'), { code: '57P01' }),
  );

  const described = JSON.stringify(describeError(error));

  expect(described).toContain('payment_attempts');
  expect(described).toContain('57P01');
  expect(described).not.toContain('a-secret-form-token');
  expect(described).not.toContain('second line of it');
});
