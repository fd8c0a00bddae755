import { createHash } from 'node:crypto';
import { scriptSafe } from '../rendering/script-safe';

type Attributes = Readonly<Record<string, string | true>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

export const link = (values: Attributes) => `<link${attributes(values)}>`;

export const dataBlockOpening = (id: string) => `<script type="application/json" id="${id}">`;
export const dataBlockClosing = '</script>';
export const dataBlock = (id: string, json: string) =>
  `${dataBlockOpening(id)}${scriptSafe(json)}${dataBlockClosing}`;

/** Source expression of an inline script or style for the Content-Security-Policy. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
