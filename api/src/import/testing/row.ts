/** Returns a row of a catalogue file with these cells. */
export const row = (code: string, cells: Readonly<Record<string, string>> = {}) => {
  const price = { designation: `Article ${code}`, prix_ht: '10', tva: '20' };
  return { position: code, fields: { code, ...price, famille: 'Ménage', sous_famille: 'Éponges', ...cells } };
};
