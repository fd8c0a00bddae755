import { createBrowserRouter } from 'react-router-dom';
import { askBeforeRouter } from 'shared-ui/dialog';

/** Creates the browser's router, which leaves the history entries of dialogs to them. */
export const createPageRouter: typeof createBrowserRouter = (...args) => {
  askBeforeRouter(() => {
    const { pathname, search, hash } = router.state.location;
    return location.href === location.origin + pathname + search + hash;
  });
  const router = createBrowserRouter(...args);
  return router;
};
