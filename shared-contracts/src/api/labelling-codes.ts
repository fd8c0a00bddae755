/** Pictograms of the CLP regulation (1272/2008, annex V). Without zod, which no browser code contains. */
export const hazardCodes = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type HazardCode = (typeof hazardCodes)[number];

/** Signal words of the CLP regulation, the more serious first. */
export const signalWords = ['Danger', 'Attention'] as const;

/** Classes of the energy label (regulation 2017/1369), best first. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];
