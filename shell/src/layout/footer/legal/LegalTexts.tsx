import { LegalNotice } from './LegalNotice';
import { PrivacyPolicy } from './PrivacyPolicy';

export type LegalText = 'notice' | 'privacy';

/** Renders the chosen legal text, below its title in the dialog. */
export const LegalTexts = ({ text }: { readonly text: LegalText }) =>
  text === 'privacy' ? <PrivacyPolicy /> : <LegalNotice />;
