export { ToastMessage, type ToastMessageProps } from './ToastItem';
export { ToastRegion } from './ToastRegion';
