import { announce } from 'shared-contracts/events';
import type { RemoteFragments } from 'shared-contracts/remotes';
import { Fragment } from '../federation/Fragment';

/** Only type-checked: `npm run typecheck` fails when a case compiles that should not. */
const onClose = () => {};

export const slots = [
  <Fragment key="1" slot="Search" props={{ onClose, typed: 'gants', submitted: true }} loading={null} />,
  <Fragment key="2" slot="CartPanel" props={{}} loading={null} />,
  // @ts-expect-error no such slot
  <Fragment key="3" slot="Brands" props={{}} loading={null} />,
  // @ts-expect-error a prop is missing
  <Fragment key="4" slot="Search" props={{}} loading={null} />,
];

type Remote<Name extends string> = RemoteFragments<{ fragments: Record<Name, object> }>;

export const fragments = [
  { Search: ({ onClose: close }) => <button onClick={close} type="button" /> } satisfies Remote<'Search'>,
  // @ts-expect-error the fragment in remote.json is missing
  {} satisfies Remote<'Search'>,
  // @ts-expect-error the layout has no such slot
  { Brands: () => null } satisfies Remote<'Brands'>,
];

export function events() {
  announce('account:signed-out', { reason: 'chosen' });
  // @ts-expect-error no such event
  announce('cart:filled', {});
  // @ts-expect-error another payload
  announce('account:signed-out', { reason: 'lost' });
}
