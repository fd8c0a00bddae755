import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Removes the port that some proxies append: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

/** Networks of a client, by which rate limits count. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 address: the network of one connection. */
  readonly line: string;
  /** An IPv4 address, or the /48 of an IPv6 address: the largest network of one subscriber. */
  readonly site: string;
}

/** Returns the networks of a socket address or an entry of `X-Forwarded-For`; invalid addresses unchanged. */
export function networkOf(address: string): Network {
  const bare = withoutPort(address.trim());
  const plain = bare.replace(/%.*$/, '');
  if (!isIP(plain)) return { line: bare, site: bare };
  // Converts an IPv4-mapped IPv6 address (::ffff:192.0.2.1) to IPv4.
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return { line: ip.toString(), site: ip.toString() };
  const prefix = (count: number) => {
    const groups = ip.parts.slice(0, count).map((group) => group.toString(16));
    return `${groups.join(':')}::/${count * 16}`;
  };
  return { line: prefix(4), site: prefix(3) };
}
