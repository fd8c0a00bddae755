import { Suspense, use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRequireCustomer } from 'shared-contracts/auth';
import { useExtras } from 'shared-contracts/http';
import { PageTitle } from 'shared-ui/layout';
import { AccountFrame } from './AccountFrame';
import { AccountMenu } from './AccountMenu';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SectionSkeleton } from './SectionSkeleton';
import { type SectionCode, sectionCode } from './section-code';
import { orderIdOf, type Section, sectionOf, sectionPath, sectionsOf } from './sections';
import { useSignOut } from './use-sign-out';

/** Lets customers in, the others are led to login; a query that names no section leads to the first one. */
export function Component() {
  const { pathname, search, state } = useLocation();
  const status = useRequireCustomer();
  const { leaving, signOut } = useSignOut();
  const named = sectionOf(search);
  const section = sectionsOf(useExtras()).find((each) => each === named) ?? null;
  const path = section ? `${pathname}${search}` : sectionPath('informations');

  if (leaving || status === 'pending') return <ProfileSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: path }} />;
  if (!section) return <Navigate to={path} replace state={state} />;
  return (
    <AccountFrame
      title={<PageTitle title="Mon compte" />}
      menu={<AccountMenu current={section} onSignOut={signOut} />}
    >
      <LoadedSection key={section} section={section} />
    </AccountFrame>
  );
}

function LoadedSection({ section }: { readonly section: Section }) {
  const { search } = useLocation();
  // One attempt for as long as the section is mounted: after a failure the next mount makes its own.
  const [code] = useState(sectionCode[section]);
  return (
    <Suspense fallback={<SectionSkeleton section={section} detail={orderIdOf(search) !== null} />}>
      <SectionOf code={code} />
    </Suspense>
  );
}

function SectionOf({ code }: { readonly code: SectionCode }) {
  const Section = use(code);
  return <Section />;
}
