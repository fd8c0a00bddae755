export { Dialog, type DialogProps } from './Dialog';
export { SidePanel, type SidePanelProps } from './SidePanel';
