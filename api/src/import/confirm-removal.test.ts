import { api } from '../testing/api';
import { checkCatalogue } from './check-catalogue';
import { confirmRemoval } from './confirm-removal';
import { storeCatalogue } from './store-catalogue';
import { row } from './testing/row';

describe('an import that would remove articles', () => {
  const codes = Array.from({ length: 9 }, (_, index) => `SV-50${index}`);
  const codesOf = (count: number) => ({ codes: new Set(codes.slice(0, count)) });
  beforeAll(async () => {
    const rows = codes.map((code) => row(code));
    await storeCatalogue(api.database.db, await checkCatalogue(rows, []));
  });

  it('asks for more than a fifth of them, and goes on only after « oui »', async () => {
    const asked: string[] = [];
    const confirm = (count: number, answer: string) =>
      confirmRemoval(api.database.db, codesOf(count), async (text) => {
        asked.push(text);
        return answer;
      });

    await confirm(8, '');
    await confirm(7, ' Oui');

    await expect(confirm(7, 'non')).rejects.toThrow('Rien n’a été importé.');
    expect(asked).toEqual(Array(2).fill('Le fichier retirerait 2 des 9 articles. Tapez oui : '));
  });

  it('is refused without a terminal', async () => {
    const refused = confirmRemoval(api.database.db, codesOf(7), null);

    await expect(refused).rejects.toThrow(/^Le fichier retirerait 2 des 9 articles : .*--yes.*$/);
  });
});
