/** What is wrong with the configuration of the card form: `message` rejects, `hint` goes to the console. */
export interface ConfigurationFault {
  readonly message: string;
  readonly hint?: string;
}

/** Texts of specification section 8. */
export const libraryNotLoaded = 'The library cannot be loaded';
export const noBody = 'document.body is undefined';

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

/** Judges domain, then key, as the provider's loader does; null if both may be used. */
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

export function publicKeyFault(publicKey: string): ConfigurationFault | null {
  if (publicKeyFormat.test(publicKey)) return null;
  return {
    message: `[${publicKey}] is not a valid public key`,
    hint: 'Public key format should be shopId:[test]publickey_*',
  };
}
