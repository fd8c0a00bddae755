import {
  deploy,
  firstEntry,
  loadRoutes,
  outcome,
  pointer,
  remote,
  requests,
  respond,
  routes,
  scriptUrls,
  url,
  withManifest,
} from '../testing/remote-of-each-test';
import { RemoteUnavailable } from './use-federation';

describe('when another version is deployed', () => {
  const deployed = [{ id: 'list' }, { id: 'product' }];
  const stylesheet = (file: string, chunk?: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${url}${file}` });
    if (chunk) link.dataset.rspack = `${remote}:chunk-${chunk}`;
    return document.head.appendChild(link);
  };
  afterEach(() => document.head.replaceChildren());

  it('the version on the screen stays until the visitor retries, and shared libraries stay loaded', async () => {
    const loader = withManifest();
    const notified = jest.fn();
    loader.onReplaced(remote, notified);
    await outcome(loadRoutes(loader));
    deploy({ routes: { default: deployed }, fragments: { default: {} } });

    expect(await outcome(loader.load(remote, 'fragments'))).toBeInstanceOf(RemoteUnavailable);
    expect(await outcome(loadRoutes(loader))).toBe(routes);
    expect(scriptUrls()).toEqual([firstEntry]);
    expect(notified).not.toHaveBeenCalled();
    loader.refresh(remote);
    expect(await outcome(loadRoutes(loader))).toBe(deployed);

    expect(notified).toHaveBeenCalledTimes(1);
    const { host } = await import('./runtime');
    expect(Object.keys(host.shareScopeMap.default?.react ?? {})).toEqual(['19.3.1']);
  });

  it('the styles of the first version are removed, and none is reused for the new version', async () => {
    const [ofChunk, ofHtml, ofAnother] = [
      stylesheet('list.1.css', 'list'),
      stylesheet('routes.1.css'),
      document.head.appendChild(document.createElement('link')),
    ];
    const loader = withManifest();
    await outcome(loadRoutes(loader));
    deploy({ routes: { default: deployed } });
    const marked = () => document.querySelectorAll(`link[data-rspack^="${remote}:"]`).length;
    const markedCounts: number[] = [];
    const watch = new MutationObserver(() => markedCounts.push(marked()));
    watch.observe(document.head, { childList: true });

    loader.refresh(remote);
    await outcome(loadRoutes(loader));
    watch.disconnect();

    expect(markedCounts[0]).toBe(0);
    expect([ofChunk, ofHtml, ofAnother].map(({ isConnected }) => isConnected)).toEqual([false, false, true]);
  });

  it('the inline styles of the HTML stay until the first stylesheet of the new version loads', async () => {
    const inline = document.head.appendChild(document.createElement('style'));
    inline.dataset.url = url;
    const loader = withManifest();
    await outcome(loadRoutes(loader));
    deploy({ routes: { default: deployed } });
    loader.refresh(remote);
    await outcome(loadRoutes(loader));
    expect(inline).toBeInTheDocument();

    const next = stylesheet('list.2.css', 'list');
    next.dispatchEvent(new Event('load'));

    expect(inline).not.toBeInTheDocument();
    expect(next).toBeInTheDocument();
  });

  it('isOutdated is true, but false before, and while remote.json cannot be read', async () => {
    const loader = withManifest();
    await outcome(loadRoutes(loader));

    expect(await loader.isOutdated(remote)).toBe(false);
    deploy({ routes: { default: deployed } });
    expect(await loader.isOutdated(remote)).toBe(true);
    // With this query the shell's server checks the remote first.
    expect(requests.at(-1)?.url).toBe(`${pointer}?attempt=1`);
    respond.mockImplementation(() => new TypeError('Failed to fetch'));
    expect(await loader.isOutdated(remote)).toBe(false);
  });
});
