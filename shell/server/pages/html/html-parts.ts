import { createHash } from 'node:crypto';

type Attributes = Readonly<Record<string, string | true>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

export const link = (values: Attributes) => `<link${attributes(values)}>`;

/** JSON made safe inside a script element: no end tag, no line separator that a script parser would take for one. */
export const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const dataBlockOpening = (id: string) => `<script type="application/json" id="${id}">`;
export const dataBlockClosing = '</script>';
export const dataBlock = (id: string, json: string) =>
  `${dataBlockOpening(id)}${scriptSafe(json)}${dataBlockClosing}`;

/** Source expression of an inline script or style for the Content-Security-Policy. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
