import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import type { User } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { useExtras } from 'shared-contracts/http';
import {
  deliveryFee,
  formatCents,
  formatExact,
  roundingNote,
  toCents,
  withDelivery,
} from 'shared-contracts/pricing';
import { Button, TextLink } from 'shared-ui/button';
import { Refusal, RetryButton } from 'shared-ui/feedback';
import { Checkbox } from 'shared-ui/field';
import { ChangeAnnouncement, SummaryList } from 'shared-ui/layout';
import { ActionBar } from '../../cart/ActionBar';
import { blockedMessageOf } from '../../cart/blocked-message';
import { LateLines, overfullMessage } from '../../cart/CartNotes';
import { Amount, SummaryBox, summaryRows, TrustLines } from '../../cart/SummaryBox';
import type { CartView } from '../../cart/use-cart-view';
import type { OrderedLines } from '../../payment/checkout';
import { PaymentDialog } from '../../payment/PaymentDialog';
import { useResumeOnArrival, useResumeState } from '../../payment/resume-payment';
import { AccountNote, onAccount } from './AccountNote';
import { ChangedAmountQuestion } from './ChangedAmountQuestion';
import { CheckoutLines } from './CheckoutLines';
import { type CheckoutChoices, type OrderNotes, orderAddress } from './checkout-choice';
import { useCheckoutPayment } from './use-checkout-payment';

interface CheckoutSummaryProps {
  cart: CartView;
  choice: CheckoutChoices;
  onOrdered: (order: OrderedLines) => void;
  onLeave: (orderId: string) => void;
}

/** Articles and totals; the terms checkbox and 'Payer' for a customer who may order. */
export function CheckoutSummary({ cart, choice, onOrdered, onLeave }: CheckoutSummaryProps) {
  const queryClient = useQueryClient();
  const { user, pending } = useUser();
  // A customer who is waiting for the card form has already accepted them.
  const [termsAccepted, setTermsAccepted] = useState(useResumeState().requested);
  const { fee, total, purchase } = usePurchase(cart, user, choice);
  const blocked = blockedMessageOf(user) !== null;
  const account = onAccount(user, total === null ? null : toCents(total));
  const { deferred } = account;
  const payment = useCheckoutPayment({ purchase, deferred, onOrdered, onLeave });
  const { changed } = payment;
  const profileFailed = user === null && !pending;

  const conditions = { amountKnown: purchase !== null, profileFailed, termsAccepted };
  const obstacle = obstacleOf(cart, choice, conditions);

  useResumeOnArrival(obstacle === undefined && !blocked, payment.pay);

  function retry() {
    cart.retry();
    if (profileFailed) void queryClient.refetchQueries({ queryKey: ['profile'] });
  }

  return (
    <SummaryBox>
      <LateLines cart={cart} />
      <CheckoutLines rows={cart.rows} />
      <SummaryList
        rows={[
          ...summaryRows(cart),
          {
            label: 'Livraison',
            value: fee === null ? <Amount of={null} unknown={cart.hasFailed} /> : feeText(fee),
            tone: fee === 0 ? 'leaf' : undefined,
          },
          { label: 'Total TTC', value: <Amount of={total} unknown={cart.hasFailed} />, tone: 'total' },
        ]}
      />
      <ChangeAnnouncement
        parts={
          fee === null || cart.hasFailed
            ? null
            : [`Livraison ${feeText(fee)}.`, `Total TTC ${formatExact(total)}`]
        }
      />
      {!blocked && (
        <>
          <TermsCheckbox checked={termsAccepted} onChange={setTermsAccepted} />
          {account.exceeded && <AccountNote {...account} />}
          <ActionBar total={total} failed={cart.hasFailed}>
            <Button
              size="big"
              full
              icon="lock"
              busy={payment.stage === 'ordering'}
              disabledReason={obstacle}
              onClick={() => void payment.pay()}
            >
              Payer
            </Button>
            <Refusal>{payment.failure}</Refusal>
          </ActionBar>
          {deferred && <AccountNote {...account} />}
        </>
      )}
      {(cart.hasFailed || profileFailed) && (
        <RetryButton variant="secondary" icon="refresh" onClick={retry} />
      )}
      <p className="sph-quiet">{roundingNote}</p>
      <TrustLines />
      {payment.dialogOpen && (
        <PaymentDialog
          payment={payment}
          question={
            changed &&
            ((titleId) => (
              <ChangedAmountQuestion
                changed={changed}
                titleId={titleId}
                confirmLabel={deferred ? 'Confirmer' : `Payer ${formatCents(changed.due.amount)}`}
                busy={payment.stage === 'ordering'}
                onConfirm={payment.confirm}
              />
            ))
          }
        />
      )}
    </SummaryBox>
  );
}

/** Returns fee, total and purchase; the purchase, in cents as shown, is null while something is missing. */
function usePurchase(cart: CartView, user: User | null, choice: CheckoutChoices) {
  const { freeDelivery } = useEnvironment().settings;
  const extras = useExtras();
  const { mode, delivery, billing, notes } = choice;
  if (!cart.totals) return { fee: null, total: null, purchase: null };

  const fee = deliveryFee({ mode, destination: delivery, ht: cart.totals.ht, freeDelivery });
  const total = withDelivery(cart.totals, fee);
  const complete = user && delivery && billing && !cart.hasMissing && !cart.hasFailed;
  return {
    fee,
    total,
    purchase: complete
      ? {
          customerId: user.id,
          lines: cart.rows.map(({ line: { productCode, quantity } }) => ({ productCode, quantity })),
          due: {
            amount: toCents(total),
            goodsHT: toCents(cart.totals.ht),
            vat: toCents(cart.totals.vat),
            deliveryFee: fee,
          },
          choice: {
            billingAddressId: billing.id,
            deliveryAddressId: delivery.id,
            deliveryMode: mode,
            ...(extras && withoutBlank(notes)),
          },
          addresses: { billing: orderAddress(billing), delivery: orderAddress(delivery) },
        }
      : null,
  };
}

/** The notes that are not blank: the fields of blank notes are not sent. */
const withoutBlank = (notes: OrderNotes): Partial<OrderNotes> =>
  Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''));

/** Why the order cannot be paid yet, as text for the customer; undefined if it can. */
function obstacleOf(
  cart: CartView,
  choice: CheckoutChoices,
  conditions: Readonly<Record<'amountKnown' | 'profileFailed' | 'termsAccepted', boolean>>,
): string | undefined {
  if (choice.delivery === null) return 'Ajoutez une adresse de livraison pour pouvoir payer.';
  const overfull = overfullMessage(cart.rows.length, 'pour pouvoir payer');
  if (overfull) return overfull;
  if (cart.hasMissing) return 'Retirez du panier les articles indisponibles pour pouvoir payer.';
  if (cart.hasFailed)
    return 'Certains articles n’ont pas pu être chargés\u00a0: réessayez pour pouvoir payer.';
  if (conditions.profileFailed)
    return 'Votre compte n’a pas pu être chargé\u00a0: réessayez pour pouvoir payer.';
  if (!conditions.amountKnown) return 'Calcul du montant en cours…';
  if (!conditions.termsAccepted) return 'Cochez la case des conditions générales pour pouvoir payer.';
  return undefined;
}

const feeText = (cents: number) => (cents === 0 ? 'Gratuit' : formatCents(cents));

/** The terms open in a new tab, so that the checkout keeps its state. */
function TermsCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <>
          J’accepte les <TermsLink href="/cgv">conditions générales de vente</TermsLink> et j’ai pris
          connaissance du <TermsLink href="/cgv#retractation">droit de rétractation</TermsLink>
        </>
      }
    />
  );
}

function TermsLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {`${children} (nouvel onglet)`}
    </TextLink>
  );
}
