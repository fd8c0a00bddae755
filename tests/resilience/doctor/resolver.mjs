import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into a process: hosts of the demo's domain are on this machine, and it has the records of a mail domain.
const records = new Map([
  ['boutique.example', 'v=spf1 a -all'],
  ['key1._domainkey.boutique.example', 'v=DKIM1; k=rsa; p=MIIB'],
  ['_dmarc.boutique.example', 'v=DMARC1; p=quarantine'],
]);
const { lookup } = dns;
// @ts-expect-error one of the ways to call it
dns.lookup = (name, options, done) => lookup(name.endsWith('.example') ? '127.0.0.1' : name, options, done);
dns.promises.resolveTxt = async (name) => {
  const record = records.get(name);
  if (!record) throw Object.assign(new Error(name), { code: 'ENODATA' });
  return [[record]];
};
syncBuiltinESMExports();
