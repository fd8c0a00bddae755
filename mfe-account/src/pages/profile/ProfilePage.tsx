import { PageMeta } from 'page-kit/page';
import { Suspense, use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRequireCustomer, useUser } from 'shared-contracts/auth';
import { useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { PageTitle } from 'shared-ui/layout';
import { AccountFrame } from './AccountFrame';
import { AccountMenu } from './AccountMenu';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SectionSkeleton } from './SectionSkeleton';
import { type SectionCode, sectionCode } from './section-code';
import { accountOf, orderIdOf, type Section, sectionOf, sectionPath, sectionsOf } from './sections';
import { useSignOut } from './use-sign-out';

/** Redirects visitors to the login page, and URLs without a known section to the first section. */
export function Component() {
  const { pathname, search, state } = useLocation();
  const status = useRequireCustomer();
  const { user } = useUser();
  const account = accountOf(search);
  const { leaving, signOut } = useSignOut();
  const requested = sectionOf(search);
  const section = sectionsOf(useExtras()).find((each) => each === requested) ?? null;
  const path = section ? `${pathname}${search}` : sectionPath('informations');

  if (leaving || status === 'pending') return <ProfileSkeleton />;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ returnTo: path }} />;
  if (!section) return <Navigate to={path} replace state={state} />;
  return (
    <AccountFrame
      title={<PageTitle title="Mon compte" />}
      menu={<AccountMenu current={section} onSignOut={() => signOut()} />}
    >
      {account && user && account !== String(user.id) ? (
        <EmptyState
          title="Un autre compte"
          text={`Ce lien ne concerne pas le compte de ${user.firstName} ${user.lastName}, qui est connecté.`}
        >
          <PageMeta title="Un autre compte" />
          <Button onClick={() => signOut(path)}>Changer de compte</Button>
        </EmptyState>
      ) : (
        <LoadedSection key={section} section={section} />
      )}
    </AccountFrame>
  );
}

function LoadedSection({ section }: { readonly section: Section }) {
  const { search } = useLocation();
  // Loaded once per mount: after a failure, the next mount tries again.
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
