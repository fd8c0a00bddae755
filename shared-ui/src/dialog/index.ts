export { Dialog, type DialogProps } from './Dialog';
export { Question, type QuestionProps } from './Question';
export { SidePanel, type SidePanelProps } from './SidePanel';
export { closeAsBack } from './use-close-on-back';
