import { type Check, check, Unchecked } from 'server-kit/doctor-checks';

/** `resolveTxt` of `node:dns/promises`. */
type ResolveTxt = (name: string) => Promise<string[][]>;

const absent = ['ENOTFOUND', 'ENODATA'];

/** Returns the TXT records of a name, which may have none. @throws {Unchecked} when no resolver responds */
async function textsOf(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (absent.includes(code)) return [];
    throw new Unchecked(`aucune réponse du DNS (${code || message})`);
  }
}

/** Checks the records without which emails count as forged. @param selector name of the DKIM key */
export function mailDomainChecks(
  domain: string,
  selector: string | undefined,
  resolveTxt: ResolveTxt,
): Promise<Check[]> {
  return Promise.all([
    check(`${domain} : SPF`, 'publiez un TXT « v=spf1 … -all » qui nomme le serveur de mails', async () => {
      const texts = await textsOf(resolveTxt, domain);
      const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
      if (found.length !== 1) throw new Error(found.length === 0 ? 'aucun' : 'plusieurs, aucun ne compte');
      if (/\+all/.test(found[0] ?? '')) throw new Error('« +all » laisse écrire tout le monde');
    }),
    check(
      `${domain} : DKIM`,
      'npm run doctor -- --dkim SÉLECTEUR, avec la clé du serveur de mails',
      async () => {
        if (!selector) throw new Unchecked('aucun sélecteur donné');
        const texts = await textsOf(resolveTxt, `${selector}._domainkey.${domain}`);
        if (!texts.some((text) => /(^|;\s*)p=[A-Za-z0-9+/]/.test(text)))
          throw new Error(`aucune clé « ${selector} »`);
      },
    ),
    check(`${domain} : DMARC`, `publiez un TXT « v=DMARC1; p=quarantine » à _dmarc.${domain}`, async () => {
      const parent = domain.split('.').slice(-2).join('.');
      const texts = await Promise.all([domain, parent].map((each) => textsOf(resolveTxt, `_dmarc.${each}`)));
      if (!texts.flat().some((text) => /^v=DMARC1/i.test(text))) throw new Error('aucun');
    }),
  ]);
}
