import type { LegalText } from '../LegalDialog';
import { AccessibilityStatement } from './AccessibilityStatement';
import { LegalNotice } from './LegalNotice';
import { PrivacyPolicy } from './PrivacyPolicy';

interface LegalTextsProps {
  readonly text: LegalText;
  readonly onShow: (text: LegalText) => void;
}

export function LegalTexts({ text, onShow }: LegalTextsProps) {
  if (text === 'privacy') return <PrivacyPolicy />;
  if (text === 'accessibility') return <AccessibilityStatement />;
  return <LegalNotice onShow={onShow} />;
}
