/** ms; the provider of a remote may be slow, but not for ever (specification section 7). */
const entryTimeout = 120_000;

/** What the script of a federated entry leaves in `window` under the remote's name. */
export interface RemoteContainer {
  /** Takes the libraries that the shell shares. The same ones may be given again. */
  init(shared: typeof __webpack_share_scopes__.default): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is RemoteContainer {
  const { init, get } = (value ?? {}) as Partial<RemoteContainer>;
  return typeof init === 'function' && typeof get === 'function';
}

/**
 * Runs the entry of a remote, of which the browser checks the hash.
 * @throws when it does not arrive within two minutes, is not the promised file, or leaves no container
 */
function runEntry(remote: string, address: string, integrity: string): Promise<RemoteContainer> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (error: string | null) => {
      clearTimeout(timer);
      script.remove();
      const container: unknown = Reflect.get(window, remote);
      if (error === null && isContainer(container)) resolve(container);
      else reject(new Error(error ?? `${address} is not an entry of ${remote}`));
    };
    const timer = setTimeout(() => settle(`${address} did not answer in time`), entryTimeout);
    script.onload = () => settle(null);
    script.onerror = () => settle(`${address} could not be loaded`);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = address;
    document.head.append(script);
  });
}

/** The remote at an entry's address, ready to give what it exposes with the shell's libraries under it. */
export async function openRemote(
  remote: string,
  address: string,
  integrity: string,
): Promise<RemoteContainer> {
  const [container] = await Promise.all([
    runEntry(remote, address, integrity),
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__.default);
  return container;
}
