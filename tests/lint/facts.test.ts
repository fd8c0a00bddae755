import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../../tools/bundler/processes.mjs';
import { read, readJson, root } from './testing/workspace-sources';

const { company, home } = readJson('environments/local.json');

/** Facts of the environment file that no script may contain. */
const facts: readonly string[] = [
  company.shopName,
  company.legalName,
  company.courts,
  company.demonstration.mention,
  company.street,
  company.phone,
  company.phoneDisplayed,
  company.email,
  company.serviceHours,
  company.contactHours,
  company.warehouse.street,
  company.warehouse.hours,
  ...home.houseBrand,
  ...home.partners,
];
/** A fee or threshold in a text: texts must take the amounts from `pricing`. */
const amount = /\b(?:25|55|300|500)(?:,00)?[ \u00a0\u202f](?:€|euros)/;

/** Scripts of a build below a folder, for browsers and for the server. */
const scriptsBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(folder, file));

/** Parts with pages. */
const pages = parts.map(({ name }) => name).filter((name) => name === 'shell' || name.startsWith('mfe-'));

it.each(pages)('the scripts of %s contain no facts of the company and no amounts of pricing', (part) => {
  const scripts = scriptsBelow(`${part}/dist`);

  const hardCoded = scripts.flatMap((script) => {
    const text = read(script).replaceAll(/\\u(00a0|202f)/gi, ' ');
    const found = facts.filter((fact) => text.includes(fact));
    const [price] = amount.exec(text) ?? [];
    return [...found, ...(price ? [price] : [])].map((fact) => `${script}: ${fact}`);
  });

  expect(scripts).not.toEqual([]);
  expect(hardCoded).toEqual([]);
});

it.each(pages)('the scripts of %s do not mention a demonstration, which only the environment may', (part) => {
  const inventions = scriptsBelow(`${part}/dist/browser`).filter((script) =>
    /démonstration|\bficti(?:f|ve)s?\b/i.test(read(script)),
  );

  expect(inventions).toEqual([]);
});
