import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import { EmailAddress } from 'shared-contracts/api/auth';
import { highestPrice } from 'shared-contracts/pricing';
import { z } from 'zod';
import { csvLine, textCell } from './books/csv';
import { readSigned } from './checkout/payment-answer';
import { CommandError } from './command/command-error';
import { StartError } from './database/database';
import { unaccented } from './database/search-text';
import { columns } from './import/catalogue-row';
import { ImportError } from './import/import-error';
import { FigureError, readPrice, readRate, readStock } from './import/numbers';
import { readCatalogueFile } from './import/read-file';
import { readEml } from './mail/read-eml';
import { readCommand } from './orders-command/arguments';
import { Refusal } from './refusals/problems';
import { createCursors } from './server/signed-cursor';
import { readSettings } from './settings';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
/** What stands in spreadsheets, mostly with something wrong. */
const figure = fc.oneof(
  fc.stringMatching(/^-?[0-9 \u00a0\u202f]{0,12}[.,]?[0-9]{0,8} ?[€%]?$/),
  fc.double().map(String),
  anyText,
);

/** The result, or the error that the parser documents; any other fails the test. */
function orRefusal<Result>(
  kinds: readonly (new (...args: never[]) => Error)[],
  read: () => Result,
): Result | null {
  try {
    return read();
  } catch (error) {
    if (kinds.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

const inFrench = (value: number) => String(value).replace('.', ',');

describe('a figure of an import', () => {
  it.each([
    ['price', readPrice, highestPrice, 4],
    ['rate', readRate, 100, 2],
    ['stock', readStock, 2_000_000_000, 0],
  ] as const)('is a %s within its bounds or refused in a sentence', (_, read, highest, decimals) => {
    fc.assert(
      fc.property(figure, (text) => {
        const value = orRefusal([FigureError], () => read(text));
        if (value === null) return;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(highest);
        expect(Number(value.toFixed(decimals))).toBe(value);
      }),
      runs,
    );
  });

  it.each([
    ['price', readPrice, fc.integer({ min: 0, max: highestPrice * 10_000 }).map((n) => n / 10_000)],
    ['rate', readRate, fc.integer({ min: 100, max: 10_000 }).map((n) => n / 100)],
    ['stock', readStock, fc.nat(2_000_000_000)],
  ] as const)('is the %s that was written, in French and in English', (_, read, values) => {
    fc.assert(
      fc.property(values, (value) => {
        fc.pre(!String(value).includes('e'));
        expect(read(inFrench(value))).toBe(value);
        expect(read(` ${value} `)).toBe(value);
      }),
      runs,
    );
  });
});

describe('a file of a catalogue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-input-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'catalogue');

  async function rowsOf(content: string | Uint8Array) {
    writeFileSync(file, content);
    const rows = [];
    try {
      for await (const row of readCatalogueFile(file)) rows.push(row);
    } catch (error) {
      if (error instanceof ImportError) return null;
      throw error;
    }
    return rows;
  }

  const heading = columns.join(';');
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    anyText,
    fc
      .array(fc.array(anyText, { maxLength: 14 }).map((cells) => cells.join(';')))
      .map((rows) => [heading, ...rows].join('\n')),
    fc.json(),
    fc
      .array(fc.dictionary(fc.constantFrom<string>(...columns, 'other'), fc.jsonValue()))
      .map((list) => JSON.stringify(list)),
  );

  it('is read as rows with a place each, or refused in a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(content, async (written) => {
        for (const { place } of (await rowsOf(written)) ?? []) expect(place).toMatch(/^(Ligne|Article) \d+$/);
      }),
      runs,
    );
  });

  it('gives back the texts that a spreadsheet has written', async () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { minLength: columns.length, maxLength: columns.length }),
        async (cells) => {
          const [row] = (await rowsOf(`${heading}\r\n${csvLine(cells)}`)) ?? [];

          expect(Object.values(row?.fields ?? {})).toEqual(cells);
        },
      ),
      runs,
    );
  });
});

it('a line of the export is read back as it was written, and no cell computes', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
      const cells = texts.map(textCell);
      fc.pre(cells.join('') !== '');

      const [read] = parseCsv(csvLine(cells), {
        delimiter: ';',
        record_delimiter: '\r\n',
        relax_column_count: true,
      });

      expect(read).toEqual(cells);
      for (const [place, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠|%]|^[\t\r]/);
        expect([texts[place], `'${texts[place]}`]).toContain(cell);
      }
    }),
    runs,
  );
});

describe('a mail file', () => {
  it('is read whatever it holds', () => {
    const line = fc.oneof(
      anyText,
      fc
        .tuple(fc.constantFrom('To', 'Subject', 'Date', 'Content-Type', 'Content-Transfer-Encoding'), anyText)
        .map((pair) => pair.join(': ')),
      fc.constantFrom(
        'Content-Type: multipart/mixed; boundary="a"',
        '--a',
        '--a--',
        '',
        'Content-Transfer-Encoding: base64',
      ),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { date } = readEml(lines.join('\n'));

        expect(new Date(date).toISOString()).toBe(date);
      }),
      runs,
    );
  });

  it('gives back subject and text as they were encoded', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((written) => written.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const base64 = (value: string) => Buffer.from(value).toString('base64');

        const mail = readEml(
          `Subject: =?UTF-8?B?${base64(subject)}?=\nContent-Transfer-Encoding: base64\n\n${base64(body)}`,
        );

        expect(mail).toMatchObject({ subject, text: body });
      }),
      runs,
    );
  });
});

it('the words of the orders command are a command or refused in one line', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'list',
      'show',
      'cancel',
      'export',
      '--from',
      '--to',
      '--status',
      '--file',
      '--confirm',
      '2026-01-31',
      'PAID',
    ),
    fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      '--constructor',
      '--',
      '-x',
      '--from=',
      '--status=paid',
    ),
    anyText,
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const command = orRefusal([CommandError], () => readCommand(words));

      if (command) expect(['list', 'show', 'cancel', 'export']).toContain(command.kind);
    }),
    runs,
  );
});

it('a signed text is a payment’s answer or nothing, and an unsigned one is nothing', () => {
  const key = 'key';
  const answer = fc.record({
    shopId: fc.string(),
    orderCycle: fc.string(),
    orderStatus: fc.string(),
    orderDetails: fc.record({
      orderTotalAmount: fc.maxSafeInteger(),
      orderCurrency: fc.string(),
      mode: fc.string(),
      orderId: fc.string(),
    }),
    transactions: fc.constant([]),
  });
  const signed = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), answer, anyText, (text, known, hash) => {
      expect(readSigned(text, hash, key)).toBeNull();
      // Whatever it is, it is read.
      readSigned(text, signed(text), key);
      const written = JSON.stringify(known);
      expect(readSigned(written, signed(written), key)).toEqual(JSON.parse(written));
    }),
    runs,
  );
});

it('a cursor leads to the place that was sealed, and no other text leads anywhere', () => {
  const cursors = createCursors('secret');
  const Place = z.object({ after: z.number(), code: z.string() });
  fc.assert(
    fc.property(
      fc.record({ after: fc.integer(), code: fc.string() }),
      anyText,
      fc.nat(),
      (place, text, at) => {
        const sealed = cursors.seal(place);
        const changed = `${sealed.slice(0, at % sealed.length)}${text}${sealed.slice(at % sealed.length)}`;

        expect(cursors.open(sealed, Place)).toEqual(place);
        expect(orRefusal([Refusal], () => cursors.open(text, Place))).toBeNull();
        if (changed !== sealed) expect(orRefusal([Refusal], () => cursors.open(changed, Place))).toBeNull();
      },
    ),
    runs,
  );
});

it('the words of a search are compared without accents and capitals, once and for all', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = unaccented(text);

      expect(unaccented(plain)).toBe(plain);
      expect(plain).toBe(plain.toLowerCase());
    }),
    runs,
  );
});

it('an e-mail address is taken as it is kept, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), anyText, fc.anything()), (given) => {
      const { data } = EmailAddress.safeParse(given);

      if (data !== undefined) expect(EmailAddress.parse(data)).toBe(data);
    }),
    runs,
  );
});

it('a port is a port, or refused in one line', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.integer().map(String), fc.double().map(String)), (given) => {
      const settings = orRefusal([StartError], () =>
        readSettings({ API_PORT: given }, join(__dirname, '../..')),
      );

      if (settings) expect(settings.port >= 0 && settings.port <= 65_535).toBe(true);
    }),
    runs,
  );
});
