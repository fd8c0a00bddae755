import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Refusal, RetryNote } from './Note';

it('a refusal without a reason renders nothing', () => {
  const { container } = render(<Refusal>{null}</Refusal>);

  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['a failed part', <ErrorState key="part" text="Les produits ne répondent pas." onRetry={() => {}} />],
  [
    'a note',
    <RetryNote key="note" onRetry={() => {}}>
      Vos listes n’ont pas pu être lues.
    </RetryNote>,
  ],
])('the focus stays at the place of %s after a successful retry', async (_what, failure) => {
  const page = (content: ReactNode) => <section aria-label="Listes">{content}</section>;
  const { rerender } = render(page(<div>{failure}</div>));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  rerender(page(<ul />));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Listes' })).toHaveFocus());
});

it('the focus stays in a field when a failure disappears', async () => {
  const page = (content: ReactNode) => (
    <section>
      {content}
      <input />
    </section>
  );
  const { rerender } = render(page(<ErrorState text="Les produits ne répondent pas." onRetry={() => {}} />));
  await userEvent.click(screen.getByRole('textbox'));

  rerender(page(null));

  expect(screen.getByRole('textbox')).toHaveFocus();
});
