export { ToastMessage, type ToastMessageProps } from './ToastMessage';
export { ToastRegion } from './ToastRegion';
