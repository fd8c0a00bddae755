export { askBeforeRouter, listenToBack } from './back';
export { Dialog, SidePanel } from './Dialog';
export { closeAsBack } from './Modal';
export { Question } from './Question';
