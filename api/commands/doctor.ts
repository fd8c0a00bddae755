import { resolveTxt } from 'node:dns/promises';
import { printChecks } from 'server-kit/doctor-checks';
import { withSecretFiles } from 'server-kit/variables';
import { demo } from '../seed/seed';
import { mailDomainChecks } from '../src/doctor/mail-domain';
import { databaseChecks, mailServerCheck, valkeyCheck, variableChecks } from '../src/doctor/process-checks';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { runProgram } from './run-program';
import { parseOptions } from './terminal';

// The part of `npm run doctor` that checks the API's variables, database and mail domain.
await runProgram(async () => {
  const options = { env: { type: 'string' }, dkim: { type: 'string' } } as const;
  const usage = 'Usage\u00a0: npm run doctor -- [--env NOM] [--dkim SÉLECTEUR]';
  const { env, dkim } = parseOptions(options, usage).values;
  const variables = withSecretFiles({ ...process.env, ...(env && { SHOP_ENV: env }) });
  const settings = readSettings(variables, projectRoot);
  const { smtpUrl, valkeyUrl, environment } = settings;
  const [, domain = ''] = environment.company.mailFrom.split('@');
  printChecks([
    ...(await variableChecks(settings, variables)),
    ...(await databaseChecks(settings, demo.emails)),
    ...(valkeyUrl ? [await valkeyCheck(valkeyUrl)] : []),
    ...(smtpUrl
      ? [await mailServerCheck(smtpUrl), ...(await mailDomainChecks(domain, dkim, resolveTxt))]
      : []),
  ]);
});
