export { ToastMessage } from './ToastItem';
export { ToastRegion } from './ToastRegion';
