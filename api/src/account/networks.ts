import { isIP } from 'node:net';

/** Some proxies write the caller's port behind the address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling in one way: hexadecimal groups, the longest row of zeros as `::`.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (after === undefined) return numbers(before);
  const [head, tail] = [numbers(before), numbers(after)];
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}

/** Where a caller comes from: what throttles count by. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 address, whose addresses are all one subscriber’s. */
  readonly line: string;
  /** An IPv4 address, or the /48 of an IPv6 address: what one subscriber may get at most. */
  readonly site: string;
}

/** The network of a socket address or of an entry of `X-Forwarded-For`; other texts are their own network. */
export function networkOf(address: string): Network {
  const bare = withoutPort(address.trim());
  if (isIP(bare.replace(/%.*$/, '')) !== 6) return { line: bare, site: bare };
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  // An IPv4 address in IPv6 clothes (::ffff:192.0.2.1) is the IPv4 address.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff) {
    const line = [high >> 8, high & 255, low >> 8, low & 255].join('.');
    return { line, site: line };
  }
  const prefix = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`;
  return { line: prefix(4), site: prefix(3) };
}
