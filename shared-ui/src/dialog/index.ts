export { Dialog, type DialogProps, SidePanel, type SidePanelProps } from './Dialog';
export { closeAsBack } from './Modal';
export { Question, type QuestionProps } from './Question';
