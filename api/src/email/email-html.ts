import { escapeHtml } from 'server-kit/escape-html';
import { palette, wordmark } from 'shared-ui/brand';
import { type Block, type Email, inOneLine } from './email-layout';

const escapedLine = (text: string) => escapeHtml(inOneLine(text));
const escapedLines = (lines: readonly string[]) => lines.map(escapedLine).join('<br>');
const small = (note: string | null | undefined) => (note ? `<br><small>${escapedLine(note)}</small>` : '');

const frame = `border:1px solid ${palette.hairline};border-radius:8px`;
const quiet = `class="quiet" style="font-size:14px;color:${palette['text-2']}"`;
const layout = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

// Gmail hides what exceeds 102 kB, so rows have no inline styles. Without style sheets, texts, frames and colours
// remain. Outlook would replace a stack that begins with an unknown font by Times.
const styles = `:root{color-scheme:light dark}p{margin:0 0 16px}
.lines td{border-top:1px solid ${palette.hairline}}.lines .sum td{border-top:0;padding:3px 10px}.lines tr.total td{padding-bottom:12px;font-size:18px}
small{font-size:13px;color:${palette['text-2']}}
@media(max-width:480px){h1{font-size:20px!important}.col{display:block;width:auto!important}.pad{padding:20px 16px!important}.lines td,.lines th{padding-left:6px!important;padding-right:5px!important;font-size:13px!important}.lines td:first-child{overflow-wrap:anywhere}.lines tr.total td{font-size:17px!important}}
@media(prefers-color-scheme:dark){.page{background:#0c191e!important}.card,.lines{background:#15272e!important}.card{color:#f1f5f5!important}.quiet,small{color:#b9c8cc!important}.tint{background:#1d3840!important}.lines,.lines td{border-color:#3a5059!important}.button{background:#9ccbd2!important}.button a{color:#083f4a!important}.link{color:#9ccbd2!important}}`;
const forOutlook =
  '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}td{font-size:16px;line-height:24px}</style><![endif]-->';
const font = "font:16px/1.5 Figtree,'Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Renders an email for Outlook, Gmail and dark mode: nested tables, inline styles, no pictures. */
export function asHtml(
  { subject, title = subject, blocks, signature = [] }: Email,
  shopName: string,
): string {
  const [light, bold] = wordmark(shopName).map(escapedLine);
  const button = blocks.find(({ kind }) => kind === 'link');
  const body = blocks.map((block) => blockAsHtml(block, block === button)).join('\n');
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapedLine(subject)}</title><style>${styles}</style>${forOutlook}</head>
<body class="page" style="margin:0;background:${palette.mist}">${layout} class="page" bgcolor="${palette.mist}"><tr><td align="center" style="padding:24px 8px">
${layout.replace('"100%"', '"600"')} style="width:100%;max-width:600px;${font}"><tr><td class="pad" bgcolor="${palette['petrol-deep']}" style="padding:18px 28px;border-radius:10px 10px 0 0;color:${palette.white};font-size:22px">${light}<b>${bold}</b></td></tr>
<tr><td class="card pad" bgcolor="${palette.white}" style="padding:28px;border-radius:0 0 10px 10px;color:${palette.ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapedLine(title)}</h1>
${body}
</td></tr>
<tr><td ${quiet.replace('"quiet"', '"quiet pad"').replace('font-size:14px', 'padding:20px 28px;font-size:13px')}>${escapedLines(signature)}</td></tr></table>
</td></tr></table></body></html>
`;
}

function blockAsHtml(block: Block, isButton: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p${block.isQuiet ? ` ${quiet}` : ''}>${escapedLines(block.lines)}</p>`;
    case 'link':
      return linkAsHtml(escapeHtml(block.url), escapedLine(block.label), isButton);
    case 'facts': {
      const rows = block.rows.map(
        ([label, value]) =>
          `<tr valign="baseline"><td width="28%" nowrap ${quiet}>${escapedLine(label)}</td><td><b>${escapedLine(value)}</b></td></tr>`,
      );
      return `<table role="presentation" class="tint" width="100%" cellpadding="4" cellspacing="6" bgcolor="${palette['petrol-tint']}" style="border-radius:8px;margin:0 0 20px">${rows.join('')}</table>`;
    }
    case 'columns': {
      const width = Math.floor(100 / block.columns.length);
      const cells = block.columns.map(
        ([heading, ...lines]) =>
          `<td class="col" width="${width}%" style="padding:0 12px 16px 0"><b>${escapedLine(heading)}</b><br>${escapedLines(lines)}</td>`,
      );
      return `${layout}><tr valign="top">${cells.join('')}</tr></table>`;
    }
    case 'table': {
      const { head, rows, numbers = 0 } = block;
      const cellOf = (cell: string, column: number) =>
        `<td align="${sideOf(column, head, numbers)}">${escapedLine(cell)}</td>`;
      const lines = rows.map((row) => `<tr valign="top">${row.map(cellOf).join('')}</tr>`);
      return framed(head, numbers, lines);
    }
    case 'amounts':
      return amountsAsHtml(block);
  }
}

function linkAsHtml(url: string, label: string, isButton: boolean): string {
  if (!isButton) return `<p><a class="link" href="${url}" style="color:${palette.petrol}">${label}</a></p>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${palette.petrol}" style="border-radius:6px;mso-padding-alt:12px 22px"><a href="${url}" style="display:inline-block;padding:12px 22px;color:${palette.white};text-decoration:none;font-weight:bold">${label}</a></td></tr></table>`;
}

const sideOf = (column: number, head: readonly string[], numbers: number) =>
  column < head.length - numbers ? 'left' : 'right';

/** Frames rows of HTML below their titles. @param numbers how many of the last columns are numbers */
function framed(head: readonly string[], numbers: number, rows: readonly string[]): string {
  const titles = head.map(
    (title, column) =>
      `<th scope="col" align="${sideOf(column, head, numbers)}" ${quiet}>${escapedLine(title)}</th>`,
  );
  const first = titles.length > 0 ? `<tr>${titles.join('')}</tr>` : '';
  return `<table class="lines" width="100%" cellpadding="10" cellspacing="0" style="${frame};margin:0 0 20px">${first}${rows.join('')}</table>`;
}

function amountsAsHtml({ articles = [], rows }: Extract<Block, { kind: 'amounts' }>): string {
  const lines = articles.map(
    ({ quantity, name, amount, note }) =>
      `<tr valign="top"><td>${escapedLine(name)}${small(note)}</td><td align="right">${quantity}</td><td align="right" nowrap>${escapedLine(amount)}</td></tr>`,
  );
  const sums = rows.map(([label, amount, note], index) => {
    const isTotal = index === rows.length - 1;
    const cell = (text: string) => (isTotal ? `<b>${escapedLine(text)}</b>` : escapedLine(text));
    // A line above the first sum separates it from the articles.
    const isFirst = index === 0 && articles.length > 0;
    const kind = isTotal ? ' class="sum total"' : isFirst ? '' : ' class="sum"';
    return `<tr${kind} valign="top"><td colspan="2" align="right">${cell(label)}${small(note)}</td><td align="right" nowrap>${cell(amount)}</td></tr>`;
  });
  return framed(articles.length > 0 ? ['Produits', 'Qté', 'Prix HT'] : [], 2, [...lines, ...sums]);
}
