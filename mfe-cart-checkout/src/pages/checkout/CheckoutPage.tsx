import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import { notify } from 'page-kit/forms';
import { handOverOrder } from 'page-kit/orders';
import { PageMeta, QueryFailure } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Address } from 'shared-contracts/api/addresses';
import { profileQuery, useRequireCustomer, useUser } from 'shared-contracts/auth';
import { useExtras, useHttp } from 'shared-contracts/http';
import { TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PageTitle, Split, Wrap } from 'shared-ui/layout';
import { blockedMessageOf } from '../../cart/blocked-message';
import { type CartView, useCartView } from '../../cart/use-cart-view';
import { type OrderedLines, useCheckout } from '../../payment/checkout';
import { useSettledPayment } from '../../payment/use-settled-payment';
import { CartSkeleton } from '../skeletons';
import { AddressStep } from './AddressStep';
import { CheckoutSummary } from './CheckoutSummary';
import { storedChoice, useCheckoutChoice } from './checkout-choice';
import { DeliveryModeStep } from './DeliveryModeStep';
import { OrderNotesStep } from './OrderNotesStep';

const addressFailure = 'Echec de la récupération des informations utilisateur'; // specification section 8

/** The checkout page. Redirects visitors to the sign-in, and customers with an empty cart to the cart. */
export function Component() {
  const status = useRequireCustomer();
  const cart = useCartView();
  useSettledPayment();
  // The cart as ordered: shown until the redirect to the confirmation.
  const [ordered, setOrdered] = useState<CartView | null>(null);

  if (status === 'pending' || !cart.loaded) return <CartSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: '/purchase' }} />;
  if (!ordered && cart.rows.length === 0) return <Navigate to="/order" replace />;
  return <Checkout cart={ordered ?? cart} onOrdered={() => setOrdered(cart)} />;
}

interface CheckoutProps {
  cart: CartView;
  /** Called when the order is placed: the cart may be empty afterwards. */
  onOrdered: () => void;
}

/** Loads the addresses and the profile, to which the notes belong, then shows the steps. */
function Checkout({ cart, onOrdered }: CheckoutProps) {
  const { pending } = useUser();
  // Always refetched: the customer may just have added an address.
  const addresses = useQuery({ ...addressesQuery(useHttp()), refetchOnMount: 'always' });
  // The company may have changed the customer's conditions since another page requested them.
  useQuery({ ...profileQuery(useHttp()), staleTime: 5_000 });
  const { isError, isFetchedAfterMount } = addresses;

  useEffect(() => {
    if (isError) notify(addressFailure);
  }, [isError]);

  if (addresses.data && !pending && (isFetchedAfterMount || !addresses.isFetching))
    return <CheckoutSteps cart={cart} addresses={addresses.data} onOrdered={onOrdered} />;
  if (!isError) return <CartSkeleton />;
  return (
    <Wrap>
      <PageTitle title="Commande" />
      <QueryFailure query={addresses} text={addressFailure} />
    </Wrap>
  );
}

function CheckoutSteps({ cart, addresses, onOrdered }: CheckoutProps & { addresses: readonly Address[] }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { orderPlaced } = useCheckout();
  const { user } = useUser();
  const customerId = user?.id ?? null;
  const choice = useCheckoutChoice(addresses, customerId);
  const extras = useExtras();
  const blockedMessage = blockedMessageOf(user);

  function ordered(order: OrderedLines) {
    onOrdered();
    orderPlaced(order);
    // Articles that stay in the cart belong to the next order, which has its own notes.
    storedChoice.remove(customerId);
    handOverOrder(queryClient, order.orderId, choice.delivery);
  }

  return (
    <Wrap className="sph-page">
      <PageMeta title="Commande" />
      <PageTitle title="Commande">
        <TextLink href="/order">Retour au panier</TextLink>
      </PageTitle>
      <Split
        aside={
          <CheckoutSummary
            cart={cart}
            choice={choice}
            onOrdered={ordered}
            onLeave={(orderId) => void navigate(`/invoice/${encodeURIComponent(orderId)}`, { replace: true })}
          />
        }
      >
        {blockedMessage ? (
          <Note tone="info" role="alert">
            {blockedMessage}
          </Note>
        ) : (
          <div className="sph-stack">
            <AddressStep number={1} purpose="delivery" choice={choice} addresses={addresses} />
            <DeliveryModeStep
              number={2}
              mode={choice.mode}
              destination={choice.delivery}
              ht={cart.totals?.ht ?? null}
              onChoose={choice.chooseMode}
            />
            <AddressStep number={3} purpose="billing" choice={choice} addresses={addresses} />
            {extras && <OrderNotesStep number={4} notes={choice.notes} onWrite={choice.writeNotes} />}
          </div>
        )}
      </Split>
    </Wrap>
  );
}
