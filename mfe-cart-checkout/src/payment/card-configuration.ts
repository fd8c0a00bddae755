/** An invalid configuration of the card form: `message` is thrown, `hint` is logged. */
export interface ConfigurationFault {
  readonly message: string;
  readonly hint?: string;
}

const publicKeyFormat = /^\d{2,8}:(|test)publickey_.+$/;

/** http or https, no port, no query, no path but `/` (specification section 5). */
function isEndpointDomain(domain: string): boolean {
  const url = parsed(domain);
  if (!url) return false;
  const { protocol, port, search, pathname } = url;
  return (protocol === 'http:' || protocol === 'https:') && port === '' && search === '' && pathname === '/';
}

function parsed(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** Validates the domain, then the key, as the provider's loader does; null if both are valid. */
export function configurationFault(domain: string, publicKey: string): ConfigurationFault | null {
  if (!domain) return { message: 'Domain not defined' };
  if (!publicKey) return { message: 'Public key not defined' };
  if (!isEndpointDomain(domain)) {
    return {
      message: `[${domain}] is not a valid endpoint domain`,
      hint: 'Domain format should be https://domain.name',
    };
  }
  return publicKeyFault(publicKey);
}

/** Validates the key alone, for the sandbox; null if it is valid. */
export function publicKeyFault(publicKey: string): ConfigurationFault | null {
  if (publicKeyFormat.test(publicKey)) return null;
  return {
    message: `[${publicKey}] is not a valid public key`,
    hint: 'Public key format should be shopId:[test]publickey_*',
  };
}
