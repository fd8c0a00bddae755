import { whenIdle } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { useToasterStore } from 'react-hot-toast/headless';
import { OnDemand } from './OnDemand';

const loadToastRegion = () =>
  import(/* webpackChunkName: "toasts" */ 'shared-ui/toast-region').then(({ ToastRegion }) => ToastRegion);

/**
 * What any part of the shop says with `toast`. Its code comes with the first toast, or once the page is idle: no page needs it
 * before, and every page would wait for it.
 */
export function Toasts() {
  const { toasts } = useToasterStore();
  const [requested, setRequested] = useState(false);
  useEffect(() => whenIdle(() => setRequested(true)), []);

  if (toasts.length > 0 && !requested) setRequested(true);
  if (!requested) return null;
  return <OnDemand load={loadToastRegion} props={{}} loading={null} />;
}
