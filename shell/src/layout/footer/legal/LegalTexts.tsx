import { LegalNotice } from './LegalNotice';
import { PrivacyPolicy } from './PrivacyPolicy';

export type LegalText = 'notice' | 'privacy';

export const LegalTexts = ({ text }: { readonly text: LegalText }) =>
  text === 'privacy' ? <PrivacyPolicy /> : <LegalNotice />;
