import type { ProductLabelling } from 'shared-contracts/api/products';
import { hazardSvg, labellingLines, labellingOf } from 'shared-contracts/catalogue';
import type { Content } from './pdf';

/** The label of an article on paper: its pictograms, then a line for each thing that the law wants said. */
export function labelContent(given: ProductLabelling | null | undefined, size = 44): Content[] {
  const labelling = labellingOf(given);
  if (!labelling) return [];
  const { pictograms } = labelling;
  return [
    ...(pictograms.length > 0
      ? [
          {
            columns: pictograms.map((code) => ({ svg: hazardSvg(code), width: size })),
            columnGap: size / 8,
            margin: [0, size / 8, 0, size / 8],
          },
        ]
      : []),
    ...labellingLines(labelling),
  ];
}
