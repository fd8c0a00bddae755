export { askBeforeRouter, closeAsBack, listenToBack } from './back';
export { Dialog, SidePanel } from './Dialog';
export { Modal } from './Modal';
export { Question } from './Question';
