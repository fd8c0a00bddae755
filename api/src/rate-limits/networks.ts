import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write the caller's port behind the address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

/** Where a caller comes from: what rate limits count by. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 address, whose addresses are all one subscriber’s. */
  readonly line: string;
  /** An IPv4 address, or the /48 of an IPv6 address: what one subscriber may get at most. */
  readonly site: string;
}

/** The network of a socket address or of an entry of `X-Forwarded-For`; other texts are their own network. */
export function networkOf(address: string): Network {
  const bare = withoutPort(address.trim());
  const plain = bare.replace(/%.*$/, '');
  if (!isIP(plain)) return { line: bare, site: bare };
  // An IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address.
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return { line: ip.toString(), site: ip.toString() };
  const prefix = (count: number) => {
    const groups = ip.parts.slice(0, count).map((group) => group.toString(16));
    return `${groups.join(':')}::/${count * 16}`;
  };
  return { line: prefix(4), site: prefix(3) };
}
