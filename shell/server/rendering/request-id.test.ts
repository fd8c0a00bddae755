import { eventually } from '../testing/environment';
import { respondWithCategories } from '../testing/host';
import { bundle } from '../testing/remote-host';
import { shell } from '../testing/shell-of-each-test';

it('API requests during the rendering of a page have the id of the visitor’s request', async () => {
  const requestIds: (string | string[] | undefined)[] = [];
  shell.api.respond = (request, response) => {
    if (request.url === '/probe') requestIds.push(request.headers['x-request-id']);
    respondWithCategories(request, response);
  };
  shell.remote.deploy(bundle({ loader: `() => fetch('${shell.api.url}probe').then(() => null)` }));
  await shell.open();
  const headers = { 'x-request-id': 'edge-0123456789' };

  await eventually(async () => {
    const { headers: received } = await shell.ask('/category-product/SACS', headers);
    expect(received['x-request-id']).toBe('edge-0123456789');
    expect(requestIds).toContain('edge-0123456789');
  });
});
