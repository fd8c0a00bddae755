/** Status of the shop's accessibility in the words of the law; the audit in `docs/rgaa.md` decides it. */
export const compliance = 'partiellement conforme';
