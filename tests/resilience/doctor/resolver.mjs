import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into a process: resolves the demo domain's hosts to this machine and provides its email records.
const records = new Map([
  ['boutique.example', 'v=spf1 a -all'],
  ['key1._domainkey.boutique.example', 'v=DKIM1; k=rsa; p=MIIB'],
  ['_dmarc.boutique.example', 'v=DMARC1; p=quarantine'],
]);
const { lookup } = dns;
Object.assign(dns, {
  /** @type {(name: string, ...rest: unknown[]) => void} */
  lookup: (name, ...rest) =>
    Reflect.apply(lookup, dns, [name.endsWith('.example') ? '127.0.0.1' : name, ...rest]),
});
dns.promises.resolveTxt = async (name) => {
  const record = records.get(name);
  if (!record) throw Object.assign(new Error(name), { code: 'ENODATA' });
  return [[record]];
};
syncBuiltinESMExports();
